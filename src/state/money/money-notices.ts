import { atom } from 'jotai';
import type { Source } from '../../domain/placing/evidence.ts';
import type { EarlierRow, WaitingRow } from '../../domain/placing/order.ts';
import { perPlayer, playersValue } from '../core/session.ts';
import type { Notify } from '../core/environment-types.ts';
import { action } from '../core/environment.ts';
import { isOthersTurn } from './money-account.ts';
import { forgetUnconfirmedAtom } from './unconfirmed-transfers.ts';

/** Rows that were placed before, perhaps in another tab. */
export const earlierAtom = playersValue<readonly EarlierRow[]>([]);

export const tellEarlierAtom = action((get, set, rows: readonly EarlierRow[]): void => {
  if (rows.length === 0) return;
  set(earlierAtom, [...get(earlierAtom), ...rows]);
  for (const row of rows) if (row.kind === 'transfer') set(forgetUnconfirmedAtom, row);
});

/** Each new number makes the screens ask placing once more which of their rows are settled. */
export const untoldTickAtom = atom(0);

export const twiceAtom = atom<Source['kind'] | null>(null);

type GoOn = {
  readonly sendAgain: (attempts: readonly string[]) => void;
  readonly takeOff: (rows: readonly string[]) => void;
};

/** `firstRows`: the rows as they were when the app first asked. `rows`: those whose end is still unknown. */
type NotClear = GoOn & {
  readonly firstRows: readonly WaitingRow[];
  readonly rows: readonly WaitingRow[];
};

const askedOwnAtom = perPlayer<Omit<NotClear, 'rows'> | null>(null);

/** The rows of all questions whose end is unknown, unless the player has decided about them. */
const waitingOwnAtom = perPlayer<readonly WaitingRow[]>([]);

export const notClearAtom = atom(
  (get): NotClear | null => {
    const asked = get(get(askedOwnAtom));
    const waiting = get(get(waitingOwnAtom));
    const rows = asked?.firstRows.filter(row => waiting.includes(row)) ?? [];
    return asked && rows.length > 0 ? { ...asked, rows } : null;
  },
  (get, set, answer: 'wait' | 'done'): void => {
    const decided = answer === 'done' ? get(get(askedOwnAtom))?.firstRows : [];
    set(get(waitingOwnAtom), waiting => waiting.filter(row => !decided?.includes(row)));
    set(get(askedOwnAtom), null);
  },
);

export const askNotClearAtom = action((get, set, rows: readonly WaitingRow[], goOn: GoOn): void => {
  if (rows.length === 0) return;
  const isAsked = ({ attempt }: WaitingRow): boolean => rows.some(row => row.attempt === attempt);
  set(get(waitingOwnAtom), waiting => [...waiting.filter(row => !isAsked(row)), ...rows]);
  set(get(askedOwnAtom), { ...goOn, firstRows: rows });
});

/** Rows that the player waited for, and that were not placed. */
export const absentAtom = playersValue<readonly WaitingRow[]>([]);

export const newsAtom = action((get, set, ...[news, attempt]: Parameters<Notify>): void => {
  const { id, account, source, phase } = attempt;
  if (news === 'untold') return set(untoldTickAtom, count => count + 1);
  if (news === 'twice') return isOthersTurn(get, account) ? undefined : set(twiceAtom, source.kind);
  const waiting = get(get(waitingOwnAtom));
  const known = waiting.filter(({ attempt }) => attempt === id);
  if (known.length === 0) return;
  set(
    get(waitingOwnAtom),
    waiting.filter(row => !known.includes(row)),
  );
  if (phase.kind === 'absent') set(absentAtom, [...get(absentAtom), ...known]);
});
