import { useAtomValue } from 'jotai';
import { whatsappLink } from '../../domain/content.ts';
import { configAtom } from '../../state/core/environment.ts';
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
  const { supportPhone } = useAtomValue(configAtom);
  if (!guest) return null;
  return (
    <Page>
      <PageTitle>{t('title.registerNow')}</PageTitle>
      <RegisterForm form="register" />
      <Pair>
        <LinkButton href="/login" tone="quiet" wide words="title.login" />
        <LinkButton
          href={whatsappLink(supportPhone)}
          tone="quiet"
          wide
          external
          words="register.contactAdmin"
        />
      </Pair>
    </Page>
  );
}
