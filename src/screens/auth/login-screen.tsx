import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { whatsappLink } from '../../domain/support.ts';
import { configAtom } from '../../state/core/environment.ts';
import { sessionExpiredAtom } from '../../state/account/session-expiry.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Inline, Muted } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { TypedText } from '../../ui/layout/typed-text.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { LoginForm } from './login-form.tsx';
import { useGuestsOnly } from './use-guests-only.ts';

const modes = {
  login: { title: 'title.login', toggle: 'login.toRegister', other: 'register' },
  register: { title: 'title.register', toggle: 'login.toLogin', other: 'login' },
} as const;

/** `/login` and, for a visitor, `/`: login and register in one screen (spec 1 §2). Switching clears errors. */
export function LoginScreen() {
  const t = useWords();
  const guest = useGuestsOnly();
  const expired = useAtomValue(sessionExpiredAtom);
  const [mode, setMode] = useState<keyof typeof modes>('login');
  const { title: titleKey, toggle, other } = modes[mode];
  const title = t(titleKey);

  useEffect(() => {
    document.title = t({ key: 'app.documentTitle', params: { title } });
  }, [t, title]);

  useEffect(() => whenIdle(() => void loadRegisterForm().catch(() => undefined)), []);

  if (!guest) return null;
  return (
    <Page>
      <PageTitle>
        <TypedText text={title} />
      </PageTitle>
      {mode === 'login' && expired && (
        <Notice tone="warn" role="alert">
          {t('login.ended')}
        </Notice>
      )}
      {mode === 'login' ? <LoginForm /> : <LoadedRegisterForm />}
      <Button tone="quiet" wide onClick={() => setMode(other)}>
        {t(toggle)}
      </Button>
      <Inline centre>
        <a href="/forgotpass">{t('login.forgot')}</a>
      </Inline>
      <NeedHelp />
    </Page>
  );
}

/** The register form, loaded when a visitor opens it, or when the page is idle. */
function LoadedRegisterForm() {
  const t = useWords();
  const RegisterForm = useLoaded(loadRegisterForm);
  if (RegisterForm === 'failed')
    return (
      <Notice tone="bad" role="alert">
        {t('app.crash')}
      </Notice>
    );
  return RegisterForm === null ? <Skeleton height={52} count={4} /> : <RegisterForm form="login" />;
}

const loadRegisterForm = async () => (await import('./register-form.tsx')).RegisterForm;

function NeedHelp() {
  const t = useWords();
  const { supportPhone } = useAtomValue(configAtom);
  return (
    <Inline centre>
      <Muted>{t('login.needHelp')}</Muted>
      <a href={whatsappLink(supportPhone)} target="_blank" rel="noopener noreferrer">
        {t('login.whatsapp')}
      </a>
    </Inline>
  );
}
