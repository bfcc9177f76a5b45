import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { BidSession } from '../../domain/market/market.ts';
import type { FormPayout } from '../../domain/game/payout.ts';
import { formatPoints } from '../../domain/points.ts';
import { assertNever } from '../../lib/assert-never.ts';
import type { Message, PlainKey } from '../../text/message.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { PayoutLine } from '../../ui/cards/payout-line.tsx';
import { useTypedFields } from '../../ui/hooks/use-typed-fields.ts';
import { useWords } from '../../ui/layout/words.tsx';

type Props = { readonly game: Game; readonly session: BidSession };

/** What the bid in the fields around it would pay, while they are filled in. Without known rates it says nothing. */
export function PayoutClaim({ game, session }: Props) {
  const t = useWords();
  const line = useRef<HTMLDivElement>(null);
  const typed = useTypedFields(line);
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const payout = payouts?.ofForm(game, Object.fromEntries(new URLSearchParams(typed)), session) ?? null;
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

/** What is to be typed next. */
function hintOf({ kind }: FormPayout): PlainKey | null {
  if (kind === 'number') return 'bid.payoutNumber';
  return kind === 'points' ? 'bid.payoutPoints' : null;
}

/** The sentence of what is paid; null while a field is missing. */
function claimOf(payout: FormPayout): Message | null {
  switch (payout.kind) {
    case 'number':
    case 'points':
      return null;
    case 'one':
      return {
        key: 'bid.payout',
        params: { number: payout.number, points: strong(formatPoints(payout.pays)) },
      };
    case 'each': {
      const { count, least, most } = payout;
      return least === most
        ? { key: 'bid.payoutEach', params: { count, points: strong(formatPoints(least)) } }
        : {
            key: 'bid.payoutRange',
            params: { count, least: strong(formatPoints(least)), most: strong(formatPoints(most)) },
          };
    }
    default:
      return assertNever(payout);
  }
}
