import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useId } from 'react';
import { panaKinds } from '../../domain/game/panna.ts';
import type { FormPayout } from '../../domain/game/payout.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Problem } from '../../domain/problem.ts';
import { parseBid } from '../../domain/slip/bid.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { settingsAtom } from '../../state/core/settings.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import type { Message, PlainKey } from '../../text/message.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { PayoutLine } from '../../ui/cards/points/payout-line.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { fillField } from '../../ui/fields/chips.tsx';
import { ErrorLine } from '../../ui/fields/error-line.tsx';
import { ErrorText } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import keys from '../../ui/layout/keyboard-hint.module.css';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { addMarks } from './add-marks.tsx';
import { useBid } from './bid-context.ts';
import { NumberFields, NumberPads, Stakes } from './number-fields.tsx';
import { showBidError, takeBackBidError } from './refusals.ts';
import { isStake, wrongMarkId } from './typed-bid.ts';

const PadBoard = lazyPart(async () => (await import('./board/pad-board.tsx')).PadBoard, {
  placeholder: <Pads />,
  failed: <Pads />,
});

/** Keys that only type. */
function Pads() {
  const { game, typed } = useBid();
  return <NumberPads game={game} inputs={typed.inputs} typed={typed.fields} />;
}

export function BidForm() {
  const bid = useBid();
  const { game, typed, onPad, marks, wallet } = bid;
  const { inputs, fields, form } = typed;
  const t = useWords();
  const single = useAtomValue(settingsAtom).keys;
  const line = useId();
  const names: readonly string[] = game.inputs.map(({ name }) => name);
  /** Without a number, Proceed adds the marks of the pad. */
  const proceed = (): Problem | null => {
    const draft = fields.draft.peek();
    if (!onPad || !marks.marked.peek() || names.some(name => draft[name]?.trim())) return typed.proceed();
    if (addMarks(bid, wallet, t)) typed.empty();
    return null;
  };
  // A pause removes the fields.
  useEffect(() => fields.clear, [fields]);
  return (
    <Form
      ref={form}
      submit={proceed}
      label={t(game.title)}
      keep
      onType={fields.type}
      onProblem={({ field, words }) => showBidError(t(words), field !== 'form')}
      line={line}
    >
      <NumberFields game={game} inputs={inputs} />
      <ErrorLine
        id={line}
        fields={[...panaKinds, ...names, 'points']}
        meantLabel={number => t({ key: 'bid.risingOrder', params: { number } })}
        onMeant={(field, number) => {
          const place = names.indexOf(field);
          fillField(inputs.current[place] ?? null, number);
          takeBackBidError();
          inputs.current[place + 1]?.focus();
        }}
      >
        <PayoutClaim />
      </ErrorLine>
      {onPad ? <PadBoard /> : <Pads />}
      <Pair columns={1}>
        <Stakes game={game} inputs={inputs} typed={fields} />
        <Proceed />
      </Pair>
      {/* Shown only to a device with a mouse: it has a keyboard too. */}
      <p className={keys.hint}>
        {t({ key: single ? 'bid.keys' : 'bid.submitKey', params: { keys: 'Ctrl+Enter' } })}
      </p>
    </Form>
  );
}

function Proceed() {
  useSignals();
  const { slip, needsFunds } = useBid();
  const isQuiet = needsFunds || slip.filled.value;
  return <Button type="submit" tone={isQuiet ? 'quiet' : 'primary'} wide words="bid.proceed" />;
}

/** About as long as the rates of most games. */
const usualRate = { stake: '10', win: '1,000' };

/** Shows nothing if the rates are unknown, or if the balance is enough for a bid. */
function PayoutClaim() {
  useSignals();
  const t = useWords();
  const { game, session, typed, balance, onPad, marks } = useBid();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const payout = typed.fields.as(draft => {
    const left = balance();
    const bid = parseBid(game, draft, { session, balance: left });
    const enough = left === null || left >= game.minimumBid;
    const tooMuch = enough && !bid.ok && bid.error.words === game.insufficient;
    return (!tooMuch && payouts?.ofForm(game, draft, session)) || null;
  });
  // Texts, so that a key that changes none of them draws nothing here.
  const claim = typed.fields.as(() => {
    const words = payout.value && claimOf(payout.value);
    return words && t(words);
  }).value;
  const hint = typed.fields.as(draft => {
    // Shown as typed, because a key press must not format a number.
    const stake =
      (onPad && isStake(draft) && typedPoints(draft['points'] ?? '') && draft['points']?.trim()) || null;
    const words: Message | PlainKey | null = stake
      ? { key: 'bid.padStake', params: { points: stake } }
      : payout.value && hintOf(payout.value);
    return words && t(words);
  }).value;
  const wrong = onPad ? marks.wrong.value : null;
  const [rate, ...others] = payouts?.ofGame(game) ?? [];
  if (wrong !== null) {
    const error = t({ key: 'board.wrong', params: { number: wrong.number, problem: t(wrong.words) } });
    return <ErrorText id={wrongMarkId} error={error} />;
  }
  return (
    <PayoutLine
      claim={claim && emphasised(claim)}
      hint={hint}
      rate={
        rate &&
        others.length === 0 &&
        t({ key: 'bid.payoutRate', params: { stake: rate.stake, win: rate.win } })
      }
      usual={{
        hint: t('bid.payoutNumber'),
        // A game with a choice of kinds has several rates and shows none.
        rate: game.kinds ? null : t({ key: 'bid.payoutRate', params: usualRate }),
      }}
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
