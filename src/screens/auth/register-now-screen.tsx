import { useAtomValue } from 'jotai';
import { telLink, whatsappLink } from '../../domain/content.ts';
import { supportAtom } from '../../state/reading/content.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RegisterForm } from './register-form.tsx';
import { useGuestsOnly } from './use-guests-only.ts';

/** The specification's earlier screen (spec 1 §2). */
export function RegisterNowScreen() {
  const t = useWords();
  const guest = useGuestsOnly();
  const { chat } = useAtomValue(supportAtom);
  if (!guest) return null;
  return (
    <Page>
      <PageTitle>{t('title.registerNow')}</PageTitle>
      <RegisterForm form="register" />
      <Pair>
        <LinkButton href="/login" tone="quiet" wide words="title.login" />
        <LinkButton
          href={whatsappLink(chat) ?? telLink(chat)}
          tone="quiet"
          wide
          external
          words="register.contactAdmin"
        />
      </Pair>
    </Page>
  );
}
