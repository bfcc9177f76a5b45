import { atom } from 'jotai';
import type { Source } from '../../domain/placing/evidence.ts';
import type { EarlierRow, WaitingRow } from '../../domain/placing/order.ts';
import { environmentAtom } from '../core/environment.ts';
import { perPlayer } from '../core/session.ts';
import type { Notify } from '../core/environment-types.ts';

/** `at`: when its request left, in milliseconds by the app's clock. */
export type EarlierNotice = Pick<EarlierRow, 'text' | 'points' | 'kind'> & { readonly at: number };

const earlierOwnAtom = perPlayer<readonly EarlierNotice[]>([]);

/** Perhaps placed in another tab. */
export const earlierAtom = atom(
  get => get(get(earlierOwnAtom)),
  (get, set, _seen: 'seen') => set(get(earlierOwnAtom), []),
);

export const tellEarlierAtom = atom(null, (get, set, rows: readonly EarlierRow[]): void => {
  if (rows.length === 0) return;
  const now = get(environmentAtom).clock.now();
  const notices = rows.map(({ text, points, kind, agoMs }) => ({ text, points, kind, at: now - agoMs }));
  set(get(earlierOwnAtom), before => [...before, ...notices]);
});

/** Counts what checking found. */
export const foundAtom = atom(0);

export const twiceAtom = atom<Source['kind'] | null>(null);

type GoOn = {
  readonly sendAgain: (attempts: readonly string[]) => void;
  readonly takeOff: (rows: readonly string[]) => void;
};

/** Not sent because an equal one, which left `at`, has no known end. */
export type NotClearRow = WaitingRow & { readonly at: number };

/** `open` until the player waits. */
type NotClear = GoOn & { readonly rows: readonly NotClearRow[]; readonly open: boolean };

const notClearOwnAtom = perPlayer<NotClear | null>(null);
const absentOwnAtom = perPlayer<readonly NotClearRow[]>([]);

export const notClearAtom = atom(
  get => {
    const asked = get(get(notClearOwnAtom));
    return asked?.open === true ? asked : null;
  },
  (get, set, answer: 'wait' | 'done'): void =>
    set(get(notClearOwnAtom), asked => (answer === 'wait' && asked ? { ...asked, open: false } : null)),
);

export const askNotClearAtom = atom(null, (get, set, waiting: readonly WaitingRow[], goOn: GoOn): void => {
  if (waiting.length === 0) return;
  const now = get(environmentAtom).clock.now();
  const rows = waiting.map(row => ({ ...row, at: now - row.agoMs }));
  set(get(notClearOwnAtom), { ...goOn, rows, open: true });
});

/** The player waited for these, and they were not placed. */
export const absentAtom = atom(
  get => get(get(absentOwnAtom)),
  (get, set, _seen: 'seen') => set(get(absentOwnAtom), []),
);

export const newsAtom = atom(null, (get, set, ...[news, { id, source, phase }]: Parameters<Notify>): void => {
  if (news === 'found') return set(foundAtom, count => count + 1);
  if (news === 'twice') return set(twiceAtom, source.kind);
  const asked = get(get(notClearOwnAtom));
  const known = asked?.rows.filter(({ attempt }) => attempt === id) ?? [];
  if (asked === null || known.length === 0) return;
  const rows = asked.rows.filter(row => !known.includes(row));
  set(get(notClearOwnAtom), rows.length === 0 ? null : { ...asked, rows });
  if (phase.kind === 'absent') set(get(absentOwnAtom), before => [...before, ...known]);
});
