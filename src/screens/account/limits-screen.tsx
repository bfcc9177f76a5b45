import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** `/limits`: the limits that a player sets for himself, whatever the betting status. Its content is loaded on demand. */
export function LimitsScreen() {
  const LimitsForm = useLoaded(loadForm);
  // The screen's error boundary has a button that tries again.
  if (LimitsForm === 'failed') throw new Error('The limits cannot be loaded');
  return <Page>{LimitsForm === null ? <Skeleton height={84} count={4} /> : <LimitsForm />}</Page>;
}

const loadForm = async () => (await import('./limits-form.tsx')).LimitsForm;
