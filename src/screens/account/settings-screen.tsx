import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** `/settings`: what the player chooses for this device, whatever the betting status. Its content is loaded on demand. */
export function SettingsScreen() {
  const t = useWords();
  const SettingsForm = useLoaded(loadForm);
  return (
    <Page>
      {SettingsForm === 'failed' ? (
        <Notice tone="bad" role="alert">
          {t('app.crash')}
        </Notice>
      ) : SettingsForm === null ? (
        <Skeleton height={84} count={5} />
      ) : (
        <SettingsForm />
      )}
    </Page>
  );
}

const loadForm = async () => (await import('./settings-form.tsx')).SettingsForm;
