import type { ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { numberText } from '../../domain/game/panna.ts';
import { SideLine } from '../../ui/cards/record-card.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';

const RecordClaim = lazyPart(async () => (await import('./record-claim.tsx')).RecordClaim);

/** The place of what a waiting bid pays. The rules of the games are loaded only where one waits. */
export function WaitingPayout(props: { readonly family: Family; readonly bid: ShownRecord }) {
  return (
    // A pana has no room beside its points.
    <SideLine lines={numberText(props.bid).length > 2 ? 2 : 1}>
      <RecordClaim {...props} />
    </SideLine>
  );
}
