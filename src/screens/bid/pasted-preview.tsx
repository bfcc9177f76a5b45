import type { RefObject } from 'react';
import type { Game } from '../../domain/game/games.ts';
import { numberText } from '../../domain/game/number-text.ts';
import {
  type PastedList,
  pastedPoints,
  placeOfLine,
  type RefusedText,
  withLine,
} from '../../domain/slip/pasted/pasted-list.ts';
import { formatPoints } from '../../domain/points.ts';
import { RefusedTexts } from '../../ui/cards/refused-texts.tsx';
import { RowItem, Rows } from '../../ui/cards/rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** So many parts are shown at once: further ones come when these are mended. */
const mostRefused = 20;
/** Of a long line only the begin is quoted. */
const quoted = 60;

type Props = {
  readonly game: Game;
  readonly list: PastedList;
  readonly text: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
};

/** What a list says: what is not understood first, because it is to be mended, then the rows. */
export function PastedPreview({ game, list, text, area, onChange }: Props) {
  const t = useWords();
  const { rows, refused } = list;
  const points = formatPoints(pastedPoints(list));
  const summary =
    rows.length === 1
      ? t({ key: 'paste.understoodOne', params: { points } })
      : t({ key: 'paste.understood', params: { count: rows.length, points } });

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
        <RefusedTexts
          label={t('paste.refused')}
          items={refused.slice(0, mostRefused).map(one => ({
            place: t({ key: 'paste.line', params: { line: one.line + 1 } }),
            quote: one.quote.length > quoted ? `${one.quote.slice(0, quoted)}…` : one.quote,
            reason: t(one.words),
            offer: one.meant && {
              label: t({ key: 'bid.risingOrder', params: { number: one.meant.number } }),
              onTake: () => mend(one),
            },
            onShow: () => show(one),
          }))}
          more={
            refused.length > mostRefused
              ? t({ key: 'paste.more', params: { count: refused.length - mostRefused } })
              : null
          }
        />
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
