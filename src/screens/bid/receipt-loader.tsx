import type { ComponentProps } from 'react';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import type { BidReceipt } from './bid-receipt.tsx';

const load = async () => (await import('./bid-receipt.tsx')).BidReceipt;

/** Loads the receipt while the player is asked, so that it is there when the answer comes. */
export function ReceiptLoader(props: ComponentProps<typeof BidReceipt>) {
  const Loaded = useLoaded(load);
  return Loaded !== null && Loaded !== 'failed' && <Loaded {...props} />;
}
