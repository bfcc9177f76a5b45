import type { ConfigProblem } from '../../api/config.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Shown instead of the app while `config.json` is missing or wrong: it names the field. */
export function ConfigTrouble({ problem }: { readonly problem: ConfigProblem }) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t('app.configProblem')}</PageTitle>
      <Notice tone="bad" role="alert">
        {t({ key: 'app.configFix', params: { problem: `${problem.field} ${problem.problem}` } })}
      </Notice>
    </Page>
  );
}
