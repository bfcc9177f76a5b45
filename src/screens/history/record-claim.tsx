import { useAtomValue } from 'jotai';
import type { ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { numberText } from '../../domain/game/panna.ts';
import { formatPoints } from '../../domain/points.ts';
import { recordPayout } from '../../domain/game/payout.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = { readonly family: Family; readonly bid: ShownRecord };

/** Nothing while the rates are unknown. */
export function RecordClaim({ family, bid }: Props) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[family]);
  const pays = payouts && recordPayout(family, bid, payouts);
  if (pays === null) return null;
  const params = { number: numberText(bid), points: strong(formatPoints(pays)) };
  return emphasised(t({ key: 'bid.payout', params }));
}
