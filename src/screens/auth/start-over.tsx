import type { PlainKey } from '../../text/message.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Alert } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Replaces a screen that was opened without the step before it, as after a reload (spec 1 §4). */
export function StartOver({ title, href }: { readonly title: PlainKey; readonly href: string }) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <Alert tone="bad" words="error.invalidNavigation" />
      <LinkButton href={href} wide words="otp.startOver" />
    </Page>
  );
}
