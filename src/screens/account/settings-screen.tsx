import { useAtomValue, useSetAtom } from 'jotai';
import { languageChoices, themes } from '../../domain/player/settings.ts';
import { chooseAtom, resultNotificationsAtom, settingsAtom } from '../../state/core/settings.ts';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { languageNames } from '../../ui/fields/brand-bar.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useLanguage, useWords } from '../../ui/layout/words.tsx';
import { useLogOut } from './use-log-out.ts';
import { type ReactNode, useId, useState } from 'react';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { Alert } from '../../ui/layout/notice.tsx';
import { valueAt } from '../../domain/player/play-limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import css from '../../ui/fields/switch.module.css';

export function SettingsScreen() {
  const t = useWords();
  const { language, theme, keys } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseAtom);
  const shown = useLanguage();
  const logOut = useLogOut();
  const [listed, setListed] = useState(false);
  // Six characters distinguish the builds in builds.json.
  const build = document.documentElement.dataset['build']?.slice(0, 6) ?? '';
  return (
    <Page>
      <Stack gap="wide">
        <Choice
          variant="list"
          legend={t('settings.language')}
          name="language"
          options={languageChoices.map(value => ({ value, label: languageNames[value], lang: value }))}
          value={language ?? shown}
          onChange={value => choose({ language: value })}
        />
        <Choice
          legend={t('settings.theme')}
          showLegend
          name="theme"
          options={themes.map(value => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onChange={value => choose({ theme: value })}
        />
        <Listing>
          <ResultNotifications />
          <ListRow title={t('title.limits')} about={useLimitsLine()} href="/limits" />
          <ListRow title={t('title.changePassword')} href="/change" />
        </Listing>
        <Listing keyboard>
          <li>
            <Switch
              label={t('settings.keys')}
              note={t('settings.keysNote')}
              checked={keys}
              onChange={on => choose({ keys: on })}
            />
          </li>
          <ListRow title={t('keys.title')} onClick={() => setListed(true)} />
          <KeysSheet open={listed} onClose={() => setListed(false)} single={keys} />
        </Listing>
        <Stack gap="tight">
          <Button tone="quiet" wide onClick={logOut} aria-describedby="log-out-note" words="action.logOut" />
          <div id="log-out-note">
            <Muted>{t('settings.logOutNote')}</Muted>
          </div>
        </Stack>
        <InstallOffer />
        <Muted>{t({ key: 'settings.version', params: { version: process.env.VERSION ?? '', build } })}</Muted>
      </Stack>
    </Page>
  );
}

const InstallOffer = lazyPart(async () => (await import('./install-offer.tsx')).InstallOffer);
const KeysSheet = lazyOnOpen(async () => (await import('./keys-sheet.tsx')).KeysSheet);

/** Shown as on only if the browser allows notifications too. */
function ResultNotifications() {
  const t = useWords();
  const wanted = useAtomValue(resultNotificationsAtom);
  const choose = useSetAtom(chooseAtom);
  const [permission, setPermission] = useState<NotificationPermission | 'unsupported'>(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  const [refused, setRefused] = useState(false);

  const turn = async (on: boolean): Promise<void> => {
    setRefused(false);
    if (!on) return choose({ resultNotifications: false });
    // Some browsers ask only inside the tap.
    const answer = await Notification.requestPermission().catch(() => Notification.permission);
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
      {refused && <Alert tone="warn" words="settings.notificationsBlocked" />}
    </li>
  );
}

function useLimitsLine(): string | null {
  const t = useWords();
  const { limits, now, left } = useAtomValue(standingAtom);
  const rest = left();
  const most = limits === 'unreadable' ? null : valueAt(limits.daily, now());
  if (most === null || rest === null) return null;
  const params = { points: formatPoints(most), left: formatPoints(rest) };
  return t({ key: 'limits.aDayLeft', params });
}

type SwitchProps = {
  readonly label: string;
  readonly note: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Switch({ label, note, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <span className={css.words}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <span id={`${id}-note`} className={css.note}>
          {note}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
