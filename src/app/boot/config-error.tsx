import '../../ui/layout/common-parts.ts';
import { type ConfigProblem, configProblems } from '../../api/parse-config.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Prose } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const problemsIn = (text: string): readonly ConfigProblem[] =>
  text === '' ? [{ field: 'config.json', problem: 'is missing' }] : configProblems(text);

/** `text` is what the file contains, '' where there is none. Every mistake is named in one go. */
export function ConfigError({ text }: { readonly text: string }) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t('app.configProblem')}</PageTitle>
      <Notice tone="bad" role="alert">
        <Prose>
          <p>{t('app.configFix')}</p>
          <ul>
            {problemsIn(text).map(({ field, problem }) => (
              <li key={`${field} ${problem}`}>
                {field} {problem}
              </li>
            ))}
          </ul>
        </Prose>
      </Notice>
    </Page>
  );
}
