import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Stands for a screen that is not built yet; a test lists the routes that still show it. */
export function ComingSoonScreen() {
  const t = useWords();
  return (
    <Page>
      <Empty>{t('comingSoon.text')}</Empty>
    </Page>
  );
}
