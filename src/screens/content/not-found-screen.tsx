import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function NotFoundScreen() {
  return (
    <Page>
      <Empty words="notFound.text" />
      <LinkButton href="/imp" words="notFound.home" />
    </Page>
  );
}
