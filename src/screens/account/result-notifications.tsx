import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { chooseAtom, resultNotificationsAtom } from '../../state/core/settings.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { askForNotifications, notificationPermission } from '../../ui/hooks/notifications.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The switch for notifications of results. It is on only while the browser allows them, too. */
export function ResultNotifications() {
  const t = useWords();
  const wanted = useAtomValue(resultNotificationsAtom);
  const choose = useSetAtom(chooseAtom);
  const [permission, setPermission] = useState(notificationPermission);
  const [refused, setRefused] = useState(false);

  const turn = async (on: boolean): Promise<void> => {
    setRefused(false);
    if (!on) return choose({ resultNotifications: false });
    const answer = await askForNotifications();
    setPermission(answer);
    setRefused(answer !== 'granted');
    return choose({ resultNotifications: answer === 'granted' });
  };

  const unsupported = permission === 'unsupported';
  return (
    <li>
      <Switch
        label={t('settings.notifications')}
        note={t(unsupported ? 'settings.notificationsUnsupported' : 'settings.notificationsNote')}
        checked={wanted && permission === 'granted'}
        disabled={unsupported}
        onChange={on => void turn(on)}
      />
      {refused && (
        <Notice tone="warn" role="alert">
          {t('settings.notificationsBlocked')}
        </Notice>
      )}
    </li>
  );
}
