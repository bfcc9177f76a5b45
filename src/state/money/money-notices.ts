import { atom } from 'jotai';
import type { EarlierRow } from '../../domain/placing-order.ts';
import { environmentAtom } from '../core/environment.ts';
import { playersOwn } from '../core/players-own.ts';

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

/** A bid was debited twice: the player is to be told, until he has seen it. */
export const twiceAtom = atom(false);
