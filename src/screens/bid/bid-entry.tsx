import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Game, hasBoard } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { type BidSession, bidSessions, sessionsAt } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { BidForm, type BidFormProps } from './bid-form.tsx';

const Board = lazyOnOpen(async () => (await import('./board/board.tsx')).Board);

const entries = ['list', 'board'] as const;
type Entry = (typeof entries)[number];

/** Fields and board keep what is typed while the other is shown. */
export function BidEntry({
  hidden,
  choice,
  marks,
  ...form
}: BidFormProps & { readonly hidden: boolean; readonly choice: EntryChoice; readonly marks: BoardEntry }) {
  const { game, session } = form;
  const { entry, onEntry, onSession, allowed } = choice;
  const t = useWords();
  const onBoard = entry === 'board';

  return (
    <div hidden={hidden}>
      <Stack>
        <Pair columns="last">
          {game.session === 'choose' && (
            <SessionChoice
              name="session"
              {...{ allowed, session }}
              onSession={value => {
                onSession(value);
                marks.changeSession(value);
              }}
            />
          )}
          {hasBoard(game) && (
            <Choice
              legend={t('entry.legend')}
              name="entry"
              options={entries.map(value => ({
                value,
                label: (
                  <span title={t(`entry.${value}`)}>
                    <Icon name={value} />
                    <span className="visually-hidden">{t(`entry.${value}`)}</span>
                  </span>
                ),
              }))}
              value={entry}
              onChange={onEntry}
            />
          )}
        </Pair>
        <div hidden={onBoard}>
          <BidForm {...form} />
        </div>
        <Board {...form} open={onBoard} onClose={() => onEntry('list')} onSession={onSession} entry={marks} />
      </Stack>
    </div>
  );
}

type SessionProps = Pick<EntryChoice, 'allowed' | 'session'> & {
  readonly name: string;
  readonly onSession: (session: BidSession) => void;
};

export function SessionChoice({ name, allowed, session, onSession }: SessionProps) {
  const t = useWords();
  const options = bidSessions.map(value => ({
    value,
    label: t(`session.${value}`),
    disabled: !allowed.includes(value),
  }));
  return (
    <Choice legend={t('field.session')} name={name} options={options} value={session} onChange={onSession} />
  );
}

export type EntryChoice = ReturnType<typeof useEntry>;

/** Another tab's choice does not change an open form. */
export function useEntry(game: Game, market: KnownMarket, minute: MinuteOfDay) {
  const kept = useAtomValue(settingsAtom).board;
  const keep = useSetAtom(chooseAtom);
  const [entry, setEntry] = useState<Entry>(kept && hasBoard(game) ? 'board' : 'list');
  const [chosen, onSession] = useState<BidSession | null>(null);
  const { allowed, preselected } = sessionsAt(market, minute);
  const free = chosen !== null && allowed.includes(chosen) ? chosen : preselected;
  const onEntry = (next: Entry): void => {
    setEntry(next);
    keep({ board: next === 'board' });
  };
  return {
    entry,
    onEntry,
    session: game.session === 'choose' ? free : game.session,
    onSession,
    allowed,
  };
}
