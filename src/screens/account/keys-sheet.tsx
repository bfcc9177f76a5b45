import '../../ui/layout/late-words.ts';
import type { PlainKey } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import css from '../../ui/cards/key-list.module.css';

type Keys = readonly (readonly [keys: readonly string[], does: PlainKey])[];

/** The arrows have a name, because some fonts lack them. */
const arrows = 'keys.arrows';
const submit = 'Ctrl + Enter';

const singleKeys: Keys = [
  [['/'], 'keys.find'],
  [['?'], 'keys.list'],
];
const always: Keys = [[['Esc'], 'keys.close']];
const inFields: Keys = [
  [['47 12 90'], 'keys.many'],
  [['Enter', 'Tab'], 'keys.next'],
  [['Enter'], 'keys.add'],
  [[submit], 'keys.submit'],
  [[submit], 'keys.same'],
  [['Enter'], 'keys.place'],
];
const onBoard: Keys = [
  [[arrows], 'keys.move'],
  [['Home', 'End'], 'keys.edge'],
  [['0', '…', '9'], 'keys.points'],
  [['+', '-'], 'keys.stake'],
  [['Ctrl + Z', 'Ctrl + Y'], 'keys.undo'],
];

export function KeysSheet({ open, onClose, single }: Openable & { readonly single: boolean }) {
  const t = useWords();
  return (
    <Dialog
      open={open}
      title={t('keys.title')}
      onClose={onClose}
      text
      actions={<Button onClick={onClose} words="action.close" />}
    >
      <KeyList title="keys.anywhere" keys={single ? [...singleKeys, ...always] : always} />
      <KeyList title="keys.fields" keys={inFields} />
      <KeyList title="keys.board" keys={onBoard} />
    </Dialog>
  );
}

function KeyList({ title, keys }: { readonly title: PlainKey; readonly keys: Keys }) {
  const t = useWords();
  return (
    <section className={css.list}>
      <h3>{t(title)}</h3>
      <dl>
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>
              {pressed.map(key => (
                <kbd key={key}>{key === arrows ? t(arrows) : key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
