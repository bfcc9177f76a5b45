import { useAtomValue } from 'jotai';
import { limits } from '../../domain/limits.ts';
import { configAtom } from '../../state/core/environment.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { PullIndicator } from '../../ui/overlays/pull-indicator.tsx';
import { usePullToRefresh } from '../../ui/hooks/use-pull-to-refresh.ts';

/**
 * A pull-down at the top of the page reloads the app (spec 1 §4): never while points are on their way, and on a kiosk
 * it would be an accident.
 */
export function PullToReload() {
  const { kiosk } = useAtomValue(configAtom);
  const moving = useAtomValue(inFlightAtom);
  return kiosk.enabled || moving ? null : <Pull />;
}

/** A leaf: it draws with every move of the finger. */
function Pull() {
  const { distance, refreshing } = usePullToRefresh({
    threshold: limits.pullThreshold,
    maximum: limits.pullMaximum,
    reloadAt: limits.pullReload,
    timeoutMs: limits.pullRefreshMs,
    onReload: () => window.location.reload(),
  });
  return <PullIndicator distance={distance} refreshing={refreshing} />;
}
