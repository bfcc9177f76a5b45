import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
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
import { useBid } from './bid-context.ts';
import { BidForm } from './bid-form.tsx';

const Board = lazyOnOpen(async () => (await import('./board/board.tsx')).Board);

const entries = ['list', 'board'] as const;
type Entry = (typeof entries)[number];

/** Fields and board keep what is typed while the other is shown. */
export function BidEntry() {
  const { game, session, allowed, entry, onEntry, onSession, onBoard, folded } = useBid();
  const t = useWords();

  return (
    <div hidden={folded}>
      <Stack>
        <Pair columns="last">
          {game.session === 'choose' && (
            <SessionChoice name="session" allowed={allowed} session={session} onSession={onSession} />
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
          <BidForm />
        </div>
        <Board open={onBoard} onClose={() => onEntry('list')} />
      </Stack>
    </div>
  );
}

type SessionProps = {
  readonly name: string;
  readonly allowed: readonly BidSession[];
  readonly session: BidSession;
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

/** Another tab's choice does not change an open form. */
export function useEntry(game: Game, market: KnownMarket, minute: MinuteOfDay, board: BoardEntry) {
  const kept = useAtomValue(settingsAtom).board;
  const keep = useSetAtom(chooseAtom);
  const [entry, setEntry] = useState<Entry>(kept && hasBoard(game) ? 'board' : 'list');
  const [chosen, setChosen] = useState(entry === 'board' ? board.board.peek().session : null);
  const { allowed, preselected } = sessionsAt(market, minute);
  const free = chosen !== null && allowed.includes(chosen) ? chosen : preselected;

  /** Marks of another session than the form's: a reload, or an undo, can bring them back. */
  const marks = useMemo((): BoardEntry => {
    const then = (change: () => void) => (): void => {
      change();
      setChosen(before => board.board.peek().session ?? before);
    };
    return { ...board, undo: then(board.undo), redo: then(board.redo) };
  }, [board]);
  const onEntry = (next: Entry): void => {
    setEntry(next);
    if (next === 'board') setChosen(before => marks.board.peek().session ?? before);
    keep({ board: next === 'board' });
  };
  return {
    entry,
    onEntry,
    session: game.session === 'choose' ? free : game.session,
    onSession: (session: BidSession): void => {
      setChosen(session);
      marks.changeSession(session);
    },
    allowed,
    marks,
  };
}
