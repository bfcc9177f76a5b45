import type { ConfigProblem } from '../../api/config.ts';
import { config } from '../../text/en/config.ts';
import { addWords } from '../../text/translate.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

addWords(config);

/** Replaces the app while `config.json` is missing or wrong. It names the field. */
export function ConfigError({ problem }: { readonly problem: ConfigProblem }) {
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
