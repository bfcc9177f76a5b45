import '../../ui/layout/late-words.ts';
import type { PlainKey } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import css from '../../ui/cards/key-list.module.css';

type Keys = readonly (readonly [keys: readonly string[], does: PlainKey])[];

/** Not all fonts have arrows, so they have a name. */
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

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly single: boolean;
};

export function KeysSheet({ open, onClose, single }: Props) {
  const t = useWords();
  const rows = (keys: Keys) =>
    keys.map(([pressed, does]) => ({
      keys: pressed.map(key => (key === arrows ? t(arrows) : key)),
      text: t(does),
    }));
  return (
    <Dialog
      open={open}
      title={t('keys.title')}
      onClose={onClose}
      text
      actions={<Button onClick={onClose} words="action.close" />}
    >
      <KeyList title={t('keys.anywhere')} rows={rows(single ? [...singleKeys, ...always] : always)} />
      <KeyList title={t('keys.fields')} rows={rows(inFields)} />
      <KeyList title={t('keys.board')} rows={rows(onBoard)} />
    </Dialog>
  );
}

type KeyListProps = {
  readonly title: string;
  /** `Ctrl + Enter`. */
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
};

export function KeyList({ title, rows }: KeyListProps) {
  return (
    <section className={css.list}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, text }) => (
          <div key={keys.join(' ') + text}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
