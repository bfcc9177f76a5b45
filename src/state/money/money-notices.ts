import { atom } from 'jotai';
import type { Source } from '../../domain/placing/evidence.ts';
import type { EarlierRow, WaitingRow } from '../../domain/placing/order.ts';
import { environmentAtom } from '../core/environment.ts';
import { playersOwn } from '../core/session.ts';
import type { Notify } from '../core/environment-types.ts';

/** Something that was placed before; `at` is when its request left, in milliseconds since 1970 by the app's clock. */
export type EarlierNotice = Pick<EarlierRow, 'text' | 'points' | 'kind'> & { readonly at: number };

const earlierOwnAtom = playersOwn<readonly EarlierNotice[]>([]);

/** What was placed by an earlier tap, perhaps in another tab: the player is to be told, until he has seen it. */
export const earlierAtom = atom(
  get => get(get(earlierOwnAtom)),
  (get, set, _seen: 'seen') => set(get(earlierOwnAtom), []),
);

/** Adds to what the player is to be told. */
export const tellEarlierAtom = atom(null, (get, set, rows: readonly EarlierRow[]): void => {
  if (rows.length === 0) return;
  const now = get(environmentAtom).clock.now();
  const notices = rows.map(({ text, points, kind, agoMs }) => ({ text, points, kind, at: now - agoMs }));
  set(get(earlierOwnAtom), before => [...before, ...notices]);
});

/** Counts up whenever checking found something placed, for whoever tells the player. */
export const foundAtom = atom(0);

/** What may have been carried out twice: the player is to be told, until he has seen it. */
export const twiceAtom = atom<Source['kind'] | null>(null);

/** How the screen of a tap goes on with rows that wait: it sends them again all the same, or takes them off. */
type GoOn = {
  readonly sendAgain: (attempts: readonly string[]) => void;
  readonly takeOff: (rows: readonly string[]) => void;
};

/** A row that was not sent because the end of an equal one is not known; `at` is when that one left. */
export type NotClearRow = WaitingRow & { readonly at: number };

/** What a tap did not send; the question about it is `open` until the player waits. */
type NotClear = GoOn & { readonly rows: readonly NotClearRow[]; readonly open: boolean };

const notClearOwnAtom = playersOwn<NotClear | null>(null);
const absentOwnAtom = playersOwn<readonly NotClearRow[]>([]);

/** The rows whose end is not known, while the player is asked how to go on; null when he is not. */
export const notClearAtom = atom(
  get => {
    const asked = get(get(notClearOwnAtom));
    return asked?.open === true ? asked : null;
  },
  (get, set, answer: 'wait' | 'done'): void =>
    set(get(notClearOwnAtom), asked => (answer === 'wait' && asked ? { ...asked, open: false } : null)),
);

/** Asks the player how to go on with rows that a tap did not send. */
export const askNotClearAtom = atom(null, (get, set, waiting: readonly WaitingRow[], goOn: GoOn): void => {
  if (waiting.length === 0) return;
  const now = get(environmentAtom).clock.now();
  const rows = waiting.map(row => ({ ...row, at: now - row.agoMs }));
  set(get(notClearOwnAtom), { ...goOn, rows, open: true });
});

/** Rows that the player waited for and that were not placed: he is to be told, until he has seen it. */
export const absentAtom = atom(
  get => get(get(absentOwnAtom)),
  (get, set, _seen: 'seen') => set(get(absentOwnAtom), []),
);

/** Takes news of an attempt to whoever tells the player. */
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
