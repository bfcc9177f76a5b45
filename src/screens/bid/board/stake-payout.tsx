import { useAtomValue } from 'jotai';
import type { Game } from '../../../domain/game/games.ts';
import { formatPoints, typedPoints } from '../../../domain/points.ts';
import { payoutsAtoms } from '../../../state/reading/payouts.ts';
import { PayoutLine } from '../../../ui/cards/payout-line.tsx';
import { useWords } from '../../../ui/layout/words.tsx';

type Props = { readonly game: Game; readonly stake: string };

/** What one tap of the stake pays; it keeps its line while that is not known. All numbers of a board pay the same. */
export function StakePayout({ game, stake }: Props) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const points = typedPoints(stake);
  const [input] = game.inputs;
  const pays = points && payouts && payouts.ofBid(game.key, { digits: input?.allowed[0] ?? '', points });
  const hint =
    points && pays
      ? t({ key: 'board.pays', params: { stake: formatPoints(points), points: formatPoints(pays) } })
      : null;
  return <PayoutLine hint={hint} />;
}
