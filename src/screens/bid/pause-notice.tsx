import { once } from '../../lib/once.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';

const loadPaused = once(async () => (await import('./paused.tsx')).Paused);

/** Stands in the place of a form or of tiles while the player's own pause lasts. Few players load it. */
export function PauseNotice({ until }: { readonly until: number }) {
  const Paused = useLoaded(loadPaused);
  // The screen's error boundary has a button that tries again.
  if (Paused === 'failed') throw new Error('The notice of a pause cannot be loaded');
  return Paused === null ? <Skeleton height={84} /> : <Paused until={until} />;
}
