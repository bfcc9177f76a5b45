import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** `/settings`: what the player chooses for this device, whatever the betting status. Its content is loaded on demand. */
export function SettingsScreen() {
  const SettingsForm = useLoaded(loadForm);
  // The screen's error boundary has a button that tries again.
  if (SettingsForm === 'failed') throw new Error('The settings cannot be loaded');
  return <Page>{SettingsForm === null ? <Skeleton height={84} count={5} /> : <SettingsForm />}</Page>;
}

const loadForm = async () => (await import('./settings-form.tsx')).SettingsForm;
