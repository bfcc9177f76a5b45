import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, useState } from 'react';
import { type Game, gameByKey } from '../../domain/game/games.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { freeName, type ReadSlip, readSlip, type SlipToSave } from '../../domain/slip/saved-slip.ts';
import { savedSlipsAtom, saveSlipAtom } from '../../state/account/saved-slips.ts';
import type { PlainKey } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { RowItem, Rows } from '../../ui/cards/lists/rows.tsx';
import { slipFacts } from '../../ui/cards/slips/slip-facts.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { RoomForLongError } from '../../ui/fields/long-error.tsx';
import { TextArea } from '../../ui/fields/plain-fields.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { showToast } from '../../ui/overlays/toast.ts';

type Props = Openable & {
  readonly game: Game;
  readonly market: { readonly name: string };
  readonly rows: readonly BidRow[];
};

export function SaveSlip({ open, onClose, game, market, rows }: Props) {
  const t = useWords();
  const saved = useAtomValue(savedSlipsAtom);
  const save = useSetAtom(saveSlipAtom);

  const onSaved = (name: string): void => {
    onClose();
    const text = t({ key: 'saved.saved', params: { name: name.trim() } });
    showToast({ tone: 'success', text, at: 'top-center' });
  };

  return (
    <Dialog open={open} title={t('saved.save')} onClose={onClose}>
      <NameForm
        label={t('saved.save')}
        save={name => save({ name, market: market.name, game: game.key, rows })}
        onSaved={onSaved}
        onCancel={onClose}
        defaultValue={freeName(saved, `${market.name} ${t(game.title)}`)}
        onFocus={event => event.currentTarget.select()}
        hint={t({ key: 'saved.kept', params: { facts: slipFacts(t, game, rows) } })}
      />
    </Dialog>
  );
}

type NameProps = Omit<ComponentProps<typeof Field>, 'label' | 'name'> & {
  readonly label: string;
  readonly save: (name: string) => PlainKey | null;
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
};

export function NameForm({ label, save, onSaved, onCancel, ...field }: NameProps) {
  const t = useWords();
  const submit: OnSubmit = draft => {
    const { name = '' } = draft;
    const words = save(name);
    if (words === null) return () => onSaved(name);
    return { field: words.startsWith('saved.name') ? 'name' : 'form', words };
  };
  return (
    <Form submit={submit} label={label} keep>
      <RoomForLongError>
        <Field label={t('field.name')} name="name" {...field} />
      </RoomForLongError>
      <Submit beside={<Button tone="quiet" onClick={onCancel} words="action.cancel" />} words="action.save" />
    </Form>
  );
}

export function ImportSlip({ onEnd }: { readonly onEnd: () => void }) {
  const t = useWords();
  const saved = useAtomValue(savedSlipsAtom);
  const save = useSetAtom(saveSlipAtom);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadSlip | null>(null);
  const name = read === null ? '' : freeName(saved, read.slip.name);

  const submit: OnSubmit = () => {
    if (read === null) {
      const found = readSlip(text);
      if (!found.ok) return { field: 'form', words: found.error };
      setRead(found.value);
      speak(understood(t, found.value.slip, freeName(saved, found.value.slip.name)));
      return null;
    }
    const words = save({ ...read.slip, name });
    if (words !== null) return { field: 'form', words };
    showToast({ tone: 'success', text: t({ key: 'saved.saved', params: { name } }), at: 'top-center' });
    return onEnd;
  };
  return (
    <Form submit={submit} label={t('saved.import')} keep>
      <TextArea
        label={t('saved.text')}
        name="text"
        rows={6}
        hint={t('saved.textHint')}
        value={text}
        onChange={typed => {
          setText(typed);
          setRead(null);
        }}
      />
      {read && <Understood read={read} name={name} />}
      <Submit
        beside={<Button tone="quiet" onClick={onEnd} words="action.cancel" />}
        words={read === null ? 'saved.read' : 'action.save'}
      />
    </Form>
  );
}

function understood(t: Translate, { market, game: key, rows }: SlipToSave, name: string): string {
  const game = gameByKey(key);
  const facts = [market, t(game.title), slipFacts(t, game, rows)].join(' · ');
  return t({ key: 'saved.understood', params: { name, facts } });
}

function Understood({ read: { slip, unread }, name }: { readonly read: ReadSlip; readonly name: string }) {
  const t = useWords();
  const { length: count } = unread;
  const words = t({ key: 'saved.notUnderstood', params: { count } });
  return (
    <Stack>
      <Notice tone={count === 0 ? 'good' : 'warn'}>{understood(t, slip, name)}</Notice>
      {count > 0 && (
        <>
          <b>{words}</b>
          <Rows label={words}>
            {unread.map(({ line, text, words: why }) => (
              <RowItem
                key={line}
                worded
                main={text}
                note={t({ key: 'saved.lineNote', params: { line, reason: t(why) } })}
                points=""
              />
            ))}
          </Rows>
        </>
      )}
    </Stack>
  );
}
