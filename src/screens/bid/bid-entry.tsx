import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type CalendarDate, formatBidDate } from '../../domain/dates.ts';
import { type Game, hasBoard } from '../../domain/game/games.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { type BidSession, bidSessions, sessionsAt } from '../../domain/market/market.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { Segmented } from '../../ui/fields/choice.tsx';
import { ReadOnlyField } from '../../ui/fields/plain-fields.tsx';
import { Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { BidForm, type BidFormProps } from './bid-form.tsx';
import { Slips, type SlipsProps } from './slips.tsx';

const Board = lazyOnOpen(async () => (await import('./board/board.tsx')).Board);

const entries = ['list', 'board'] as const;
type Entry = (typeof entries)[number];

type Props = Omit<BidFormProps, 'session'> & {
  readonly slips: SlipsProps;
  readonly hidden: boolean;
  readonly date: CalendarDate;
  readonly entry: Entry;
  readonly onEntry: (entry: Entry) => void;
  readonly marks: BoardEntry;
};

/** Fields and board keep what is typed while the other is shown. */
export function BidEntry({ slips, hidden, date, entry, onEntry, marks, ...form }: Props) {
  const { game, market, minute } = form;
  const t = useWords();
  const [chosen, setChosen] = useState<BidSession | null>(null);
  const choice = sessionsAt(market, minute);
  const free = chosen !== null && choice.allowed.includes(chosen) ? chosen : choice.preselected;
  const session = game.session === 'choose' ? free : game.session;
  const onBoard = entry === 'board';
  const day = shownDate(formatBidDate(date), t('app.language'));

  return (
    <div data-entry hidden={hidden}>
      <Stack>
        <ReadOnlyField label={t('field.date')} name="date" value={day} />
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
        <Board
          {...form}
          open={onBoard}
          onClose={() => onEntry('list')}
          session={session}
          onSession={setChosen}
          entry={marks}
        />
        <Slips {...form} {...slips} session={session} />
      </Stack>
    </div>
  );
}

/** Another tab's choice does not change an open form. */
export function useEntry(game: Game): readonly [entry: Entry, choose: (entry: Entry) => void] {
  const kept = useAtomValue(settingsAtom).board;
  const keep = useSetAtom(chooseAtom);
  const [entry, setEntry] = useState<Entry>(kept && hasBoard(game) ? 'board' : 'list');
  const choose = (chosen: Entry): void => {
    setEntry(chosen);
    keep({ board: chosen === 'board' });
  };
  return [entry, choose];
}
