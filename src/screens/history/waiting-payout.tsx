import type { ComponentProps } from 'react';
import { numberText } from '../../domain/number-text.ts';
import { once } from '../../lib/once.ts';
import { SideLine } from '../../ui/cards/record-card.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import type { RecordClaim } from './record-claim.tsx';

const loadClaim = once(async () => (await import('./record-claim.tsx')).RecordClaim);

/** The place of what a waiting bid pays. The rules of the games are loaded only where one waits. */
export function WaitingPayout(props: ComponentProps<typeof RecordClaim>) {
  const Claim = useLoaded(loadClaim);
  return (
    // A pana has no room beside its points.
    <SideLine lines={numberText(props.bid).length > 2 ? 2 : 1}>
      {Claim !== null && Claim !== 'failed' && <Claim {...props} />}
    </SideLine>
  );
}
