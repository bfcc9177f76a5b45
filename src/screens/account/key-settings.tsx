import { useAtomValue, useSetAtom } from 'jotai';
import { once } from '../../lib/once.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { ListRow } from '../../ui/cards/listing.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useSheet } from '../../ui/overlays/use-sheet.ts';

const loadList = once(async () => (await import('./keys-sheet.tsx')).KeysSheet);

/** The switch for keys that are letters of texts too, and the list of all keys. */
export function KeySettings() {
  const t = useWords();
  const on = useAtomValue(settingsAtom).keys;
  const choose = useSetAtom(chooseAtom);
  const list = useSheet(loadList);
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
      <ListRow title={t('settings.keyList')} onClick={list.ask} />
      {list.made && <list.made.Sheet open={list.open} onClose={list.close} single={on} />}
    </>
  );
}
