import { useState } from 'react';
import { type CalendarDate, formatBidDate } from '../../domain/dates.ts';
import { hasBoard } from '../../domain/game/games.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import { type BidSession, bidSessions, type MarketNow, sessionsAt } from '../../domain/market/market.ts';
import { formatPoints } from '../../domain/points.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { Segmented } from '../../ui/fields/choice.tsx';
import { ReadOnlyField } from '../../ui/fields/read-only-field.tsx';
import { Inline, Muted, Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { BidForm, type BidFormProps } from './bid-form.tsx';
import { PasteList } from './paste-list.tsx';
import { entries, type Entry } from './use-entry.ts';

/** Once it is opened it stays, with the stake that was typed. */
const BoardFace = lazyOnOpen(async () => (await import('./board/board-face.tsx')).BoardFace);

/** Points whose text is about as long as a balance: they keep its place. */
const usualBalance = 10_000;

type Props = Omit<BidFormProps, 'session' | 'market'> & {
  readonly market: MarketNow & { readonly id: MarketId };
  /** The day that the bids count for. */
  readonly date: CalendarDate;
  readonly entry: Entry;
  readonly onEntry: (entry: Entry) => void;
  /** What is marked on the board. */
  readonly marks: BoardEntry;
};

/**
 * Session and entry, and below them the fields of one bid or the board of all numbers. What is typed in one of them stays
 * while the other one is shown.
 */
export function EntryFace({ date, entry, onEntry, marks, ...form }: Props) {
  const { game, market, minute, balance, unsent } = form;
  const t = useWords();
  const [chosen, setChosen] = useState<BidSession | null>(null);
  const choice = sessionsAt(market, minute);
  const free = chosen !== null && choice.allowed.includes(chosen) ? chosen : choice.preselected;
  const session = game.session === 'choose' ? free : game.session;
  const onBoard = entry === 'board';
  const day = shownDate(formatBidDate(date), t('app.language'));

  return (
    <div data-entry>
      <Stack>
        {!onBoard && (
          <Inline>
            <ReadOnlyField label={t('field.date')} name="date" value={day} />
            <div>
              <Muted reserved={balance === null}>
                {t('wallet.balance')}:{' '}
                {t({ key: 'points.amount', params: { points: formatPoints(balance ?? usualBalance) } })}
              </Muted>
              <Muted reserved={!unsent}>{t('bid.unsentOff')}</Muted>
            </div>
          </Inline>
        )}
        <Pair>
          {game.session === 'choose' && (
            <Segmented
              legend={t('field.session')}
              name="session"
              options={bidSessions.map(value => ({
                value,
                label: t(`session.${value}`),
                disabled: !choice.allowed.includes(value),
              }))}
              value={session}
              onChange={value => {
                setChosen(value);
                marks.changeSession(value);
              }}
            />
          )}
          {hasBoard(game) && (
            <Segmented
              legend={t('entry.legend')}
              name="entry"
              options={entries.map(value => ({ value, label: t(`entry.${value}`) }))}
              value={entry}
              onChange={onEntry}
            />
          )}
        </Pair>
        <div hidden={onBoard}>
          <BidForm {...form} session={session} />
        </div>
        <BoardFace
          {...form}
          open={onBoard}
          onClose={() => onEntry('list')}
          day={day}
          session={session}
          onSession={setChosen}
          entry={marks}
        />
        <PasteList {...form} session={session} />
      </Stack>
    </div>
  );
}
