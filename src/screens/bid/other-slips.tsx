import { useSignals } from '@preact/signals-react/runtime';
import type { LocalTime } from '../../domain/dates.ts';
import { gameByKey } from '../../domain/games.ts';
import { isSameSlip, isSlipOver, type SlipKey } from '../../domain/slip.ts';
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

/** The player's other slips with bids that are not placed yet; a tap opens the form of one. */
export function OtherSlips({ slips, here, now }: Props) {
  useSignals();
  const t = useWords();
  const others = slips.all.value.filter(
    slip => slip.mobile === here.mobile && !isSameSlip(slip, here) && !isSlipOver(slip, now),
  );
  if (others.length === 0) return null;
  return (
    <Stack gap="tight">
      <h2>{t('again.others')}</h2>
      <Listing label={t('again.others')}>
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
