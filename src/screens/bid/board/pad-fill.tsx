import { useSignals } from '@preact/signals-react/runtime';
import type { Openable } from '../../../ui/overlays/dialog.tsx';
import { useBid } from '../bid-context.ts';
import { FillSheet } from './fill-sheet.tsx';
import { usePadMarking } from './pad-marking.ts';

export function PadFill({ open, onClose }: Openable) {
  useSignals();
  const { game } = useBid();
  const { marking } = usePadMarking();
  return <FillSheet game={game} open={open} onClose={onClose} onFill={marking.add} />;
}
