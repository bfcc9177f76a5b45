import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

export function NotFoundScreen() {
  const t = useWords();
  return (
    <Page>
      <Empty>{t('notFound.text')}</Empty>
      <LinkButton href="/imp">{t('notFound.home')}</LinkButton>
    </Page>
  );
}
