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
  const transfers = rows.filter(({ kind }) => kind === 'transfer');
  set(forgetUnconfirmedAtom, transfers);
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

const notClearOwnAtom = perPlayer<NotClear | null>(null);

/** The rows of all questions for which the player chose to wait. */
const waitedOwnAtom = perPlayer<readonly WaitingRow[]>([]);

export const notClearAtom = atom(
  get => get(get(notClearOwnAtom)),
  (get, set, answer: 'wait' | 'done'): void => {
    const asked = get(get(notClearOwnAtom))?.rows ?? [];
    if (answer === 'wait') set(get(waitedOwnAtom), waited => [...waited, ...asked]);
    set(get(notClearOwnAtom), null);
  },
);

export const askNotClearAtom = action((get, set, rows: readonly WaitingRow[], goOn: GoOn): void => {
  if (rows.length === 0) return;
  const asked = new Set(rows.map(({ attempt }) => attempt));
  set(get(waitedOwnAtom), waited => waited.filter(({ attempt }) => !asked.has(attempt)));
  set(get(notClearOwnAtom), { ...goOn, firstRows: rows, rows });
});

/** Rows that the player waited for, and that were not placed. */
export const absentAtom = playersValue<readonly WaitingRow[]>([]);

export const newsAtom = action((get, set, ...[news, attempt]: Parameters<Notify>): void => {
  const { id, account, source, phase } = attempt;
  if (news === 'untold') return set(untoldTickAtom, count => count + 1);
  if (news === 'twice') return isOthersTurn(get, account) ? undefined : set(twiceAtom, source.kind);
  const notClear = get(get(notClearOwnAtom));
  const waited = get(get(waitedOwnAtom));
  const known = [...(notClear?.rows ?? []), ...waited].filter(({ attempt }) => attempt === id);
  if (known.length === 0) return;
  const isOpen = (row: WaitingRow): boolean => !known.includes(row);
  const rows = notClear?.rows.filter(isOpen) ?? [];
  set(get(notClearOwnAtom), notClear && rows.length > 0 ? { ...notClear, rows } : null);
  set(get(waitedOwnAtom), waited.filter(isOpen));
  if (phase.kind === 'absent') set(absentAtom, [...get(absentAtom), ...known]);
});
