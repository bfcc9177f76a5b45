import { atom } from 'jotai';
import type { Source } from '../../domain/placing/evidence.ts';
import type { EarlierRow, WaitingRow } from '../../domain/placing/order.ts';
import { perPlayer, playersValue } from '../core/session.ts';
import type { Notify } from '../core/environment-types.ts';
import { action } from '../core/environment.ts';
import { isOthersTurn } from './money-account.ts';

/** Rows that were placed before, perhaps in another tab. */
export const earlierAtom = playersValue<readonly EarlierRow[]>([]);

export const tellEarlierAtom = action((get, set, rows: readonly EarlierRow[]): void => {
  if (rows.length > 0) set(earlierAtom, [...get(earlierAtom), ...rows]);
});

/** Each new number makes the screens ask placing once more which of their rows are settled. */
export const untoldTickAtom = atom(0);

export const twiceAtom = atom<Source['kind'] | null>(null);

type GoOn = {
  readonly sendAgain: (attempts: readonly string[]) => void;
  readonly takeOff: (rows: readonly string[]) => void;
};

/**
 * `open` until the player chooses to wait. `firstRows`: the rows as they were when the app first asked.
 * `rows`: those whose end is still unknown.
 */
type NotClear = GoOn & {
  readonly firstRows: readonly WaitingRow[];
  readonly rows: readonly WaitingRow[];
  readonly open: boolean;
};

const notClearOwnAtom = perPlayer<NotClear | null>(null);

export const notClearAtom = atom(
  get => {
    const notClear = get(get(notClearOwnAtom));
    return notClear?.open === true ? notClear : null;
  },
  (get, set, answer: 'wait' | 'done'): void =>
    set(get(notClearOwnAtom), notClear =>
      answer === 'wait' && notClear ? { ...notClear, open: false } : null,
    ),
);

export const askNotClearAtom = action((get, set, rows: readonly WaitingRow[], goOn: GoOn): void => {
  if (rows.length === 0) return;
  set(get(notClearOwnAtom), { ...goOn, firstRows: rows, rows, open: true });
});

/** Rows that the player waited for, and that were not placed. */
export const absentAtom = playersValue<readonly WaitingRow[]>([]);

export const newsAtom = action((get, set, ...[news, attempt]: Parameters<Notify>): void => {
  const { id, account, source, phase } = attempt;
  if (news === 'untold') return set(untoldTickAtom, count => count + 1);
  if (news === 'twice') return isOthersTurn(get, account) ? undefined : set(twiceAtom, source.kind);
  const notClear = get(get(notClearOwnAtom));
  const known = notClear?.rows.filter(({ attempt }) => attempt === id) ?? [];
  if (notClear === null || known.length === 0) return;
  const rows = notClear.rows.filter(row => !known.includes(row));
  set(get(notClearOwnAtom), rows.length === 0 ? null : { ...notClear, rows });
  if (phase.kind === 'absent') set(absentAtom, [...get(absentAtom), ...known]);
});
