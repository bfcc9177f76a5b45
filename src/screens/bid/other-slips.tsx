import { useSignals } from '@preact/signals-react/runtime';
import { totalPoints } from '../../domain/slip/bid.ts';
import type { LocalTime } from '../../domain/dates.ts';
import { gameByKey } from '../../domain/game/games.ts';
import { cappedSum, formatPoints } from '../../domain/points.ts';
import { isSameSlip, isSlipOver, type SlipKey } from '../../domain/slip/slip.ts';
import type { Slips } from '../../live/slips.ts';
import { goToForm } from '../../nav/go-to-form.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { slipFacts } from '../../ui/cards/slip-facts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  readonly slips: Slips;
  /** The slip of the form. */
  readonly here: SlipKey;
  readonly now: LocalTime;
};

/** The player's other slips with bids that are not placed yet, and their points; a tap opens the form of one. */
export function OtherSlips({ slips, here, now }: Props) {
  useSignals();
  const t = useWords();
  const others = slips.all.value.filter(
    slip => slip.mobile === here.mobile && !isSameSlip(slip, here) && !isSlipOver(slip, now),
  );
  if (others.length === 0) return null;
  const points = formatPoints(cappedSum(others.map(({ rows }) => totalPoints(rows))));
  const title = t({ key: 'again.others', params: { points } });
  return (
    <Stack gap="tight">
      <h2>{title}</h2>
      <Listing label={title}>
        {others.map(slip => {
          const { game, market } = slip;
          const listed = gameByKey(game);
          return (
            <ListRow
              key={`${game} ${market.id} ${slip.day}`}
              title={`${market.name} · ${t(listed.title)}`}
              detail={slipFacts(t, listed, slip.rows)}
              onClick={() => goToForm({ game: listed, market })}
            />
          );
        })}
      </Listing>
    </Stack>
  );
}
