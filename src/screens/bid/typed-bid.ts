import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { type BidField, numberFields } from '../../domain/game/game-numbers.ts';
import type { Game } from '../../domain/game/games.ts';
import type { BidSession } from '../../domain/market/market.ts';
import type { Points } from '../../domain/points.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Debits } from '../../domain/placing/debits.ts';
import { balanceToSpend } from '../../domain/slip/balance-left.ts';
import { type BidRow, parseBid } from '../../domain/slip/bid.ts';
import type { Draft } from '../../lib/draft.ts';
import { err, type Result } from '../../lib/result.ts';
import type { Slip } from '../../live/slips.ts';
import { createTypedFields } from '../../live/typed-fields.ts';
import type { Words } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import type { FormHandle } from '../../ui/fields/form.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { takeBackBidError } from './refusals.ts';

const noRows: readonly BidRow[] = [];

/** The number fields in the order of the game's inputs, then the points. */
export type Inputs = RefObject<(HTMLInputElement | null)[]>;

/** On a pad, points without a number are the stake of its taps. */
export const isStake = (draft: Draft<BidField>): boolean =>
  numberFields.every(name => !draft[name]?.trim()) && Boolean(draft['points']?.trim());

/** The text that says why a mark of the pad was refused, in the line under the fields. */
export const wrongMarkId = 'wrong-mark';

/** `why` is empty while the bid is incomplete. */
export type LeftOut = { readonly typed: string; readonly why: string };

type TypedNow = { readonly rows: readonly BidRow[]; readonly leftOut: LeftOut | null };

type Options = {
  readonly game: Game;
  readonly session: BidSession;
  readonly slip: Slip;
  readonly wallet: Points | null;
  readonly debits: Debits;
  /** Null as long as bids are taken. */
  readonly closed: Words | null;
  readonly enter: (rows: readonly BidRow[]) => void;
};

export function useTypedBid({ game, session, slip, wallet, debits, closed, enter }: Options) {
  const t = useWords();
  const [fields] = useState(createTypedFields);
  const inputs: Inputs = useRef([]);
  const form = useRef<FormHandle>(null);
  const takesBids = closed === null;
  const points = useMemo(() => fields.as(draft => (draft['points'] ?? '').trim()), [fields]);
  /** Empty unless a whole bid is typed. */
  const rows = useMemo(
    () =>
      fields.as(draft => {
        const balance = balanceToSpend(wallet, slip.rows.value, debits);
        const bid = parseBid(game, draft, { session, balance });
        return bid.ok && takesBids ? bid.value : noRows;
      }),
    [fields, game, session, slip, wallet, debits, takesBids],
  );

  const check = (balance: number | null, onProceed = false): Result<readonly BidRow[], Problem> => {
    const bid = parseBid(game, fields.draft.peek(), { session, balance, onProceed });
    return closed === null || !bid.ok ? bid : err({ field: 'form', words: closed });
  };
  const empty = (): void => {
    fields.forget([...numberFields, 'points']);
    // The form's own reset comes later, and would remove a digit typed meanwhile.
    for (const input of inputs.current) if (input) input.value = '';
  };
  return {
    fields,
    inputs,
    form,
    points,
    rows,
    /** Returns null if the bid was added. */
    proceed: (): Problem | null => {
      const bid = check(balanceToSpend(wallet, slip.rows.peek(), debits), true);
      if (!bid.ok) return bid.error;
      // The focus comes first, because it makes the browser lay out all changes.
      inputs.current[0]?.focus();
      takeBackBidError();
      enter(bid.value);
      empty();
      return null;
    },
    /** The rows of the typed bid, or what is left out if it is incomplete. `staked`: a stake was for marks. */
    read: (balance: number | null, staked: boolean): TypedNow => {
      const draft = fields.draft.peek();
      if (staked && isStake(draft)) return { rows: noRows, leftOut: null };
      if ([...numberFields, 'points'].every(name => !draft[name])) return { rows: noRows, leftOut: null };
      const bid = check(balance);
      return bid.ok
        ? { rows: bid.value, leftOut: null }
        : { rows: noRows, leftOut: leftOut(t, draft, bid.error) };
    },
    empty,
  };
}

function leftOut(t: Translate, draft: Draft<BidField>, { words }: Problem): LeftOut {
  const text = (name: BidField): string => (draft[name] ?? '').trim();
  const number = numberFields.map(text).filter(Boolean).join('-');
  const points = text('points');
  if (number === '') return { typed: `${points} ${t('points.unit')}`, why: '' };
  return { typed: number, why: points === '' ? '' : t(words) };
}
