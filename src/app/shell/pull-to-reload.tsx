import { useAtomValue } from 'jotai';
import { limits } from '../../domain/limits.ts';
import { configAtom } from '../../state/core/environment.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { PullIndicator, usePullToRefresh } from '../../ui/overlays/pull-to-refresh.tsx';

/** Not while a request for points is in flight, and not on a kiosk (spec 1 §4). */
export function PullToReload() {
  const { kiosk } = useAtomValue(configAtom);
  const inFlight = useAtomValue(inFlightAtom);
  return kiosk.enabled || inFlight ? null : <PullGesture />;
}

/** A separate component, because it draws at every move of the finger. */
function PullGesture() {
  const { distance, refreshing } = usePullToRefresh({
    threshold: limits.pullThreshold,
    maximum: limits.pullMaximum,
    reloadAt: limits.pullReload,
    timeoutMs: limits.pullRefreshMs,
    onReload: () => window.location.reload(),
  });
  return <PullIndicator distance={distance} refreshing={refreshing} />;
}
