import type { Game } from '../../domain/games.ts';
import type { BidSession } from '../../domain/market.ts';
import { once } from '../../lib/once.ts';
import { PayoutLine } from '../../ui/cards/payout-line.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

type Props = { readonly game: Game; readonly session: BidSession };

const loadClaim = once(async () => (await import('./payout-claim.tsx')).PayoutClaim);

/** The place of what the typed bid would pay. The form does not wait for it, nor for the rates. */
export function FormPayout(props: Props) {
  const Claim = useLoaded(loadClaim);
  return Claim === null || Claim === 'failed' ? <PayoutLine /> : <Claim {...props} />;
}
