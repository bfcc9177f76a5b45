import '../../ui/layout/late-words.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Game } from '../../domain/game/games.ts';
import { numberText } from '../../domain/game/panna.ts';
import { sessionsAt } from '../../domain/market/market.ts';
import { formatPoints } from '../../domain/points.ts';
import {
  checkPasted,
  mostPastedRows,
  type PastedList,
  pastedPoints,
  placeOfLine,
  readPastedList,
  type RefusedText,
  withLine,
} from '../../domain/slip/pasted/pasted-list.ts';
import { pastedExamples } from '../../domain/slip/pasted/words.ts';
import type { Words } from '../../text/message.ts';
import css from '../../ui/cards/slips/refused-texts.module.css';
import { RowItem, Rows } from '../../ui/cards/lists/rows.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { TextArea } from '../../ui/fields/plain-fields.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { SessionChoice } from './bid-entry.tsx';
import { useBid } from './bid-context.ts';
import { readClipboard, usePastedList, usePastedText } from './pasted-text.ts';

/** The text stays until it is on the slip. */
export function PasteDialog({ open, onClose }: Openable) {
  const form = useBid();
  const { game, market, minute, enter } = form;
  const t = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = usePastedText(game.key, market.id);
  const [notice, setNotice] = useState<{ readonly tone: 'bad' | 'info'; readonly words: Words } | null>(null);
  const choice = sessionsAt(market, minute);
  const [chosen, setChosen] = useState(form.session);
  const session = game.session === 'choose' && choice.allowed.includes(chosen) ? chosen : form.session;
  const [shown, setShown] = useState(open);
  if (open !== shown) {
    setShown(open);
    setChosen(form.session);
    setNotice(null);
  }

  const list = usePastedList(text, game, session);
  const [one, two] = pastedExamples(game.key, session);

  const change = (next: string): void => {
    setNotice(null);
    setText(next);
  };
  const tell = (tone: 'bad' | 'info', words: Words): void => {
    setNotice({ tone, words });
    area.current?.focus();
  };
  const add = (): void => {
    const now = readPastedList(text, game, session);
    const problem = checkPasted(now, { game, title: t(game.title), market, minute, balance: form.balance() });
    if (problem !== null) return tell('bad', text.trim() === '' ? 'paste.nothing' : problem);
    enter(now.rows);
    setText(now.rest);
    if (now.rest !== '') return tell('info', 'paste.left');
    setNotice(null);
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
          <Button tone="quiet" onClick={onClose} words="action.close" />
          <Button
            aria-disabled={list.count === 0 || list.count > mostPastedRows}
            onClick={add}
            words={list.count === 0 ? 'paste.addNone' : { key: 'paste.add', params: { count: list.count } }}
          />
        </>
      }
    >
      {game.session === 'choose' && (
        <SessionChoice
          name="pasted-session"
          allowed={choice.allowed}
          session={session}
          onSession={setChosen}
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
        <Button tone="quiet" wide onClick={() => void pasteFromClipboard()} words="paste.clipboard" />
      )}
      {notice && (
        <Notice tone={notice.tone} role={notice.tone === 'bad' ? 'alert' : 'status'}>
          {t(notice.words)}
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

const mostRefused = 20;
const mostQuoted = 60;

type PreviewProps = {
  readonly game: Game;
  readonly list: PastedList;
  readonly text: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
};

export function PastedPreview({ game, list, text, area, onChange }: PreviewProps) {
  const t = useWords();
  const { rows, refused } = list;
  const points = formatPoints(pastedPoints(list));
  const summary = t({ key: 'paste.understood', params: { count: rows.length, points } });

  const show = ({ line, quote }: RefusedText): void => {
    const field = area.current;
    if (field === null) return;
    const [from, to] = placeOfLine(text, line);
    const at = text.slice(from, to).indexOf(quote);
    field.focus();
    field.setSelectionRange(from + Math.max(at, 0), at < 0 ? to : from + at + quote.length);
  };
  const mend = ({ line, meant }: RefusedText): void => {
    if (meant === null) return;
    onChange(withLine(text, line, meant.line));
    area.current?.focus();
  };

  return (
    <>
      {refused.length > 0 && (
        <div className={css.box}>
          <b>{t('paste.refused')}</b>
          <ul aria-label={t('paste.refused')}>
            {refused.slice(0, mostRefused).map((part, index) => (
              <li key={index}>
                <button type="button" className={css.place} onClick={() => show(part)}>
                  {t({ key: 'paste.line', params: { line: part.line + 1 } })}
                </button>
                <p>
                  <q>{part.quote.length > mostQuoted ? `${part.quote.slice(0, mostQuoted)}…` : part.quote}</q>{' '}
                  {t(part.words)}
                </p>
                {part.meant && (
                  <button type="button" className={css.offer} onClick={() => mend(part)}>
                    {t({ key: 'bid.risingOrder', params: { number: part.meant.number } })}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {refused.length > mostRefused && (
            <p>{t({ key: 'paste.more', params: { count: refused.length - mostRefused } })}</p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <>
          <output>{summary}</output>
          <Rows label={summary} scrolls>
            {rows.map((row, index) => (
              <RowItem
                key={index}
                main={numberText(row)}
                note={game.session === 'choose' ? t(`session.${row.session}`) : null}
                points={t({ key: 'points.amount', params: { points: formatPoints(row.points) } })}
              />
            ))}
          </Rows>
        </>
      )}
    </>
  );
}
