import '../../ui/layout/common-parts.ts';
import { useEffect } from 'react';
import { readConfigText } from '../../api/config.ts';
import { type ConfigProblem, configProblems } from '../../api/parse-config.ts';
import { withBase } from '../../lib/base-path.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Milliseconds between tries, because nobody reloads a kiosk after the file was corrected. */
const retryMs = 10_000;

async function reloadWhenMended(): Promise<void> {
  const reply = await fetch(withBase('/config.json'), { cache: 'no-store' }).catch(() => null);
  const text = reply?.ok === true ? await reply.text().catch(() => '') : '';
  if (readConfigText(text) !== null) location.reload();
}

const problemsIn = (text: string | null): readonly ConfigProblem[] =>
  text === null ? [{ field: 'config.json', problem: 'is missing' }] : configProblems(text);

/** `text` is the content of the file, or null if there is none. Names every mistake at once. */
export function ConfigError({ text }: { readonly text: string | null }) {
  const t = useWords();
  useEffect(() => {
    const timer = setInterval(() => void reloadWhenMended(), retryMs);
    return () => clearInterval(timer);
  }, []);
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
