import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { ListRow } from '../../ui/cards/listing.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const KeysSheet = lazyOnOpen(async () => (await import('./keys-sheet.tsx')).KeysSheet);

/** The switch for keys that are letters of texts too, and the list of all keys. */
export function KeySettings() {
  const t = useWords();
  const on = useAtomValue(settingsAtom).keys;
  const choose = useSetAtom(chooseAtom);
  const [listed, setListed] = useState(false);
  return (
    <>
      <li>
        <Switch
          label={t('settings.keys')}
          note={t('settings.keysNote')}
          checked={on}
          onChange={keys => choose({ keys })}
        />
      </li>
      <ListRow title={t('settings.keyList')} onClick={() => setListed(true)} />
      <KeysSheet open={listed} onClose={() => setListed(false)} single={on} />
    </>
  );
}
