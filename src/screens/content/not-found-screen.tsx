import { LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';

/** A path that is no route. */
export function NotFoundScreen() {
  const t = useWords();
  return (
    <Page>
      <Empty>{t('notFound.text')}</Empty>
      <LinkButton href="/imp">{t('notFound.home')}</LinkButton>
    </Page>
  );
}
