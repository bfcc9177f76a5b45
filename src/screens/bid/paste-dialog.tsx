import { useRef, useState } from 'react';
import { bidSessions, sessionsAt } from '../../domain/market/market.ts';
import { checkPasted, mostPastedRows, readPastedList } from '../../domain/slip/pasted/pasted-list.ts';
import { numberKind } from '../../domain/slip/pasted/words.ts';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Segmented } from '../../ui/fields/choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { readClipboard } from '../../ui/hooks/read-clipboard.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { PasteTarget } from './paste-list.tsx';
import { PastedPreview } from './pasted-preview.tsx';
import { usePastedList } from './use-pasted-list.ts';
import { usePastedText } from './use-pasted-text.ts';

type Props = PasteTarget & { readonly open: boolean; readonly onClose: () => void };

/**
 * A list of numbers and points is pasted or typed, and read while it is typed: what was understood, and what was not and
 * why. The text stays until it is on the slip.
 */
export function PasteDialog({ open, onClose, ...form }: Props) {
  const { game, market, minute, balance, onAdd } = form;
  const t = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = usePastedText(game.key, market.id);
  const [told, setTold] = useState<{ readonly tone: 'bad' | 'info'; readonly words: Words } | null>(null);
  const choice = sessionsAt(market, minute);
  const [chosen, setChosen] = useState(form.session);
  const session = game.session === 'choose' && choice.allowed.includes(chosen) ? chosen : form.session;
  const [shown, setShown] = useState(open);
  if (open !== shown) {
    setShown(open);
    setChosen(form.session);
    setTold(null);
  }

  const list = usePastedList(text, game, session);
  const [one, two] = numberKind(game.key, session).examples;

  const change = (changed: string): void => {
    setTold(null);
    setText(changed);
  };
  const tell = (tone: 'bad' | 'info', words: Words): void => {
    setTold({ tone, words });
    area.current?.focus();
  };
  const add = (): void => {
    const now = readPastedList(text, game, session);
    const problem = checkPasted(now, { game, title: t(game.title), market, minute, balance });
    if (problem !== null) return tell('bad', text.trim() === '' ? 'paste.nothing' : problem);
    onAdd(now.rows);
    setText(now.rest);
    if (now.rest !== '') return tell('info', 'paste.left');
    setTold(null);
    onClose();
  };
  const pasteFromClipboard = async (): Promise<void> => {
    const copied = await readClipboard();
    if (copied === null) return tell('bad', 'paste.noClipboard');
    if (copied.trim() === '') return tell('info', 'paste.emptyClipboard');
    change(text.trim() === '' ? copied : `${text.trimEnd()}\n${copied}`);
  };

  return (
    <Dialog
      open={open}
      title={t('bid.pasteList')}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('action.close')}
          </Button>
          <Button aria-disabled={list.count === 0 || list.count > mostPastedRows} onClick={add}>
            {list.count === 1 ? t('paste.addOne') : t({ key: 'paste.add', params: { count: list.count } })}
          </Button>
        </>
      }
    >
      {game.session === 'choose' && (
        <Segmented
          legend={t('field.session')}
          name="pasted-session"
          options={bidSessions.map(value => ({
            value,
            label: t(`session.${value}`),
            disabled: !choice.allowed.includes(value),
          }))}
          value={session}
          onChange={setChosen}
        />
      )}
      <TextArea
        ref={area}
        label={t('paste.text')}
        hint={t({ key: 'paste.hint', params: { one, two } })}
        rows={5}
        value={text}
        onChange={change}
      />
      {'clipboard' in navigator && (
        <Button tone="quiet" wide onClick={() => void pasteFromClipboard()}>
          {t('paste.clipboard')}
        </Button>
      )}
      {told && (
        <Notice tone={told.tone} role={told.tone === 'bad' ? 'alert' : 'status'}>
          {t(told.words)}
        </Notice>
      )}
      {list.count > mostPastedRows ? (
        <Notice tone="bad">{t({ key: 'paste.tooMany', params: { most: mostPastedRows } })}</Notice>
      ) : (
        <PastedPreview game={game} list={list} text={text} area={area} onChange={change} />
      )}
    </Dialog>
  );
}
