import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { type BidField, numberFields } from '../../domain/game/game-numbers.ts';
import type { Game } from '../../domain/game/games.ts';
import type { FormPayout } from '../../domain/game/payout.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { BidSession, MarketNow } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { limits } from '../../domain/limits.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Problem } from '../../domain/problem.ts';
import { type BidRow, parseBid } from '../../domain/slip/bid.ts';
import { type Draft, draftOf } from '../../lib/draft.ts';
import { err, type Result } from '../../lib/result.ts';
import { settingsAtom } from '../../state/core/settings.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { needsFundsAtom } from '../../state/reading/wallet.ts';
import type { Message, PlainKey } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { PayoutLine } from '../../ui/cards/payout-line.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Form, type OnSubmit } from '../../ui/fields/form.tsx';
import { useTypedFields } from '../../ui/hooks/use-typed-fields.ts';
import keys from '../../ui/layout/keyboard-hint.module.css';
import { Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type Inputs, NumberFields, NumberPads, Stakes } from './number-fields.tsx';
import { closedWords, showBidError, takeBackBidError } from './refusals.ts';

export const noRows: readonly BidRow[] = [];

export type BidFormProps = {
  readonly game: Game;
  readonly market: MarketNow & { readonly id: MarketId; readonly name: string };
  readonly minute: MinuteOfDay;
  readonly session: BidSession;
  /** Null while the wallet is unknown; the slip's rows are taken off. */
  readonly balance: number | null;
  readonly hasRows: boolean;
  readonly onAdd: (rows: readonly BidRow[]) => void;
  readonly typed: RefObject<TypedBid | null>;
  /** Empty while what is typed is no whole bid. */
  readonly onTyped: (rows: readonly BidRow[]) => void;
};

/** `why` is empty while the bid is incomplete. */
export type LeftOut = { readonly typed: string; readonly why: string };

export type TypedBid = {
  /** Adds what is typed, or returns it when that is no bid. */
  readonly take: (balance: number | null) => LeftOut | null;
  /** As the button does; false behind the board. */
  readonly proceed: () => boolean;
};

export function BidForm(props: BidFormProps) {
  const { game, market, minute, session, balance, hasRows, onAdd, typed, onTyped } = props;
  const needsFunds = useAtomValue(needsFundsAtom);
  const t = useWords();
  const single = useAtomValue(settingsAtom).keys;
  const inputs: Inputs = useRef([]);

  const showProblem = ({ field, words }: Problem): void => showBidError(t(words), field !== 'form');

  const closed = closedWords(game, session, { market, minute, t });
  const check = (
    draft: Parameters<OnSubmit>[0],
    held: number | null,
    onProceed = false,
  ): Result<readonly BidRow[], Problem> => {
    const bid = parseBid(game, draft, { session, balance: held, onProceed });
    return closed === null || !bid.ok ? bid : err({ field: 'form', words: closed });
  };
  const add = (added: readonly BidRow[]): void => {
    takeBackBidError();
    onTyped(noRows);
    onAdd(added);
    // The form's own reset comes later, and would remove a digit typed meanwhile.
    for (const input of inputs.current) if (input) input.value = '';
  };
  const proceed: OnSubmit = draft => {
    const bid = check(draft, balance, true);
    if (!bid.ok) return bid.error;
    // The focus comes first, because it makes the browser lay out all changes.
    inputs.current[0]?.focus();
    add(bid.value);
    return null;
  };
  useImperativeHandle(typed, () => ({
    take: held => {
      const form = inputs.current[0]?.form ?? null;
      if (form === null || inputs.current.every(input => !input?.value)) return null;
      const draft = draftOf(new FormData(form));
      const bid = check(draft, held);
      if (!bid.ok) return leftOut(t, draft, bid.error);
      add(bid.value);
      return null;
    },
    proceed: () => {
      const form = inputs.current[0]?.form ?? null;
      if (form === null || form.closest('[hidden]') !== null) return false;
      form.requestSubmit();
      return true;
    },
  }));
  return (
    <Form submit={proceed} label={t(game.title)} keep onProblem={showProblem}>
      <NumberFields game={game} inputs={inputs} />
      <PayoutClaim {...{ game, session, balance }} onTyped={onTyped} closed={closed !== null} />
      <NumberPads game={game} inputs={inputs} />
      <Pair columns={1}>
        <Stakes game={game} inputs={inputs} />
        <Button type="submit" tone={hasRows || needsFunds ? 'quiet' : 'primary'} wide words="bid.proceed" />
      </Pair>
      {/* Shown only to a device with a mouse: it has a keyboard too. */}
      <p className={keys.hint}>
        {t({ key: single ? 'bid.keys' : 'bid.submitKey', params: { keys: 'Ctrl+Enter' } })}
      </p>
    </Form>
  );
}

function leftOut(t: Translate, draft: Draft<BidField>, { words }: Problem): LeftOut {
  const text = (name: BidField): string => (draft[name] ?? '').trim();
  const number = numberFields.map(text).filter(Boolean).join('-');
  const points = text('points');
  if (number === '') return { typed: `${points} ${t('points.unit')}`, why: '' };
  return { typed: number, why: points === '' ? '' : t(words) };
}

type Props = Pick<BidFormProps, 'game' | 'session' | 'balance' | 'onTyped'> & { readonly closed: boolean };

/** Without known rates, or above a balance that is enough for a bid, it says nothing. */
function PayoutClaim({ game, session, balance, onTyped, closed }: Props) {
  const t = useWords();
  const line = useRef<HTMLDivElement>(null);
  const typed = useTypedFields(line);
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const draft = Object.fromEntries(new URLSearchParams(typed));
  const bid = parseBid(game, draft, { session, balance });
  const tell = useEffectEvent(() => onTyped(bid.ok && !closed ? bid.value : noRows));
  useEffect(() => tell(), [typed, session, balance, closed]);
  const enough = balance === null || balance >= limits.minimumBid;
  const tooMuch = enough && !bid.ok && bid.error.words === game.insufficient;
  const payout = (!tooMuch && payouts?.ofForm(game, draft, session)) || null;
  const claim = payout && claimOf(payout);
  const hint = payout && hintOf(payout);
  const [rate, ...others] = payouts?.ofGame(game) ?? [];
  return (
    <PayoutLine
      ref={line}
      claim={claim && emphasised(t(claim))}
      hint={hint && t(hint)}
      rate={
        rate &&
        others.length === 0 &&
        t({ key: 'bid.payoutRate', params: { stake: rate.stake, win: rate.win } })
      }
    />
  );
}

function hintOf({ kind }: FormPayout): PlainKey | null {
  if (kind === 'number') return 'bid.payoutNumber';
  return kind === 'points' ? 'bid.payoutPoints' : null;
}

function claimOf(payout: FormPayout): Message | null {
  if (payout.kind === 'one') {
    const { number, pays } = payout;
    return { key: 'bid.payout', params: { number, points: strong(formatPoints(pays)) } };
  }
  if (payout.kind !== 'each') return null;
  const { count } = payout;
  const [least, most] = [strong(formatPoints(payout.least)), strong(formatPoints(payout.most))];
  return payout.least === payout.most
    ? { key: 'bid.payoutEach', params: { count, points: least } }
    : { key: 'bid.payoutRange', params: { count, least, most } };
}
