import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';

const loadLatest = async () => (await import('./under-form-parts.ts')).underFormParts.LatestTransactions;
const loadRules = async () => (await import('./under-form-parts.ts')).underFormParts.FirstRules;

/** The latest transactions under a form, with their heading. */
export function LatestUnderForm() {
  const t = useWords();
  const LatestTransactions = useLoaded(loadLatest);
  if (LatestTransactions === null || LatestTransactions === 'failed') return null;
  return (
    <>
      <h2>{t('wallet.latest')}</h2>
      <LatestTransactions />
    </>
  );
}

/** The first rules for withdrawals under their form. */
export function RulesUnderForm() {
  const FirstRules = useLoaded(loadRules);
  return FirstRules !== null && FirstRules !== 'failed' && <FirstRules />;
}
