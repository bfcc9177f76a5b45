import '../../ui/layout/common-parts.ts';
import { parseConfig } from '../../api/parse-config.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** `text` is what the file contains; it names the field. */
export function ConfigError({ text }: { readonly text: string }) {
  const t = useWords();
  const read = parseConfig(text);
  const problem = read.ok ? '' : `${read.error.field} ${read.error.problem}`;
  return (
    <Page>
      <PageTitle>{t('app.configProblem')}</PageTitle>
      <Notice tone="bad" role="alert">
        {t({ key: 'app.configFix', params: { problem } })}
      </Notice>
    </Page>
  );
}
