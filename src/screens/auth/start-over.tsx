import type { PlainKey } from '../../text/message.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** For a screen opened without the step before it, as after a reload (spec 1 §4). */
export function StartOver({ title, href }: { readonly title: PlainKey; readonly href: string }) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <Notice tone="bad" role="alert">
        {t('error.invalidNavigation')}
      </Notice>
      <LinkButton href={href} wide>
        {t('otp.startOver')}
      </LinkButton>
    </Page>
  );
}
