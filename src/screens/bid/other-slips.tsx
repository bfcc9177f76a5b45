import { useSignals } from '@preact/signals-react/runtime';
import { totalPoints } from '../../domain/bid.ts';
import type { LocalTime } from '../../domain/dates.ts';
import { gameByKey } from '../../domain/games.ts';
import { formatPoints } from '../../domain/points.ts';
import { isSameSlip, isSlipOver, type KeptSlip, type SlipKey } from '../../domain/slip.ts';
import type { Slips } from '../../live/slips.ts';
import { go } from '../../nav/navigation.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
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
  const facts = ({ rows }: KeptSlip): string =>
    [
      t(rows.length === 1 ? 'bid.rowsOne' : { key: 'bid.rows', params: { count: rows.length } }),
      t({ key: 'points.amount', params: { points: formatPoints(totalPoints(rows)) } }),
    ].join(' · ');
  return (
    <Stack gap="tight">
      <h2>{t('again.others')}</h2>
      <Listing label={t('again.others')}>
        {others.map(slip => {
          const { game, market } = slip;
          const { title, path } = gameByKey(game);
          const { id, name, open, close } = market;
          return (
            <ListRow
              key={`${game} ${id} ${slip.day}`}
              title={`${name} · ${t(title)}`}
              detail={facts(slip)}
              onClick={() => go(path, { state: { market: { id, name, open, close: close ?? null } } })}
            />
          );
        })}
      </Listing>
    </Stack>
  );
}
