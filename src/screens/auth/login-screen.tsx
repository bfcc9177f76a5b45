import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { telLink, whatsappLink } from '../../domain/content.ts';
import { configAtom } from '../../state/core/environment.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { draftOf } from '../../lib/draft.ts';
import { documentTitle } from '../../nav/routes.ts';
import { sessionExpiredAtom } from '../../state/account/session-expiry.ts';
import { visitorDraftAtom } from '../../state/account/visitor-draft.ts';
import { login } from '../../text/en/login.ts';
import { addWords } from '../../text/translate.ts';
import { BrandBar, TypedText } from '../../ui/fields/brand-bar.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Inline, Muted } from '../../ui/layout/stack.tsx';
import { Alert } from '../../ui/layout/notice.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { onceIdle } from '../../ui/hooks/when-idle.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useGuestsOnly } from './use-guests-only.ts';
import { parseLogin } from '../../domain/player/login.ts';
import { logInAtom } from '../../state/account/log-in.ts';
import { PhoneField, SecretField } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';

addWords(login);

const modes = {
  logIn: { title: 'title.login', toggle: 'login.toRegister', other: 'login' },
  register: { title: 'title.register', toggle: 'login.toLogin', other: 'logIn' },
} as const;

const RegisterForm = lazyPart(async () => (await import('./register-form.tsx')).RegisterForm, {
  placeholder: <Skeleton height={52} count={4} />,
  failed: <Alert tone="bad" words="error.somethingWrong" />,
});

// The log-in form comes first.
const SupportReading = lazyPart(onceIdle(async () => (await import('./support-reading.tsx')).SupportReading));

/** A switch between the forms clears errors and keeps the typed texts (spec 1 §2). */
export function LoginScreen() {
  const t = useWords();
  const guest = useGuestsOnly();
  const expired = useAtomValue(sessionExpiredAtom);
  const { brand, mark: logo, supportPhone } = useAtomValue(configAtom);
  const { language } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseAtom);
  const [{ form, fields }, setDraft] = useAtom(visitorDraftAtom);
  const [support, setSupport] = useState<string | null>(null);
  const mode = form === 'login' ? 'register' : 'logIn';
  const { title: titleKey, toggle, other } = modes[mode];
  const title = t(titleKey);

  useEffect(() => {
    document.title = documentTitle(title, brand);
  }, [title, brand]);

  const switchMode = (): void => {
    // Texts typed before hydration have sent no event, so the form itself is read.
    setDraft({ form: other, fields: { ...fields, ...draftOf(new FormData(document.forms[0])) } });
  };

  if (!guest) return null;
  const help = support ?? supportPhone;
  const chat = whatsappLink(help);
  return (
    <Page>
      <BrandBar logo={logo} chosen={language} onChoose={value => choose({ language: value })} />
      <PageTitle note={t({ key: 'login.brand', params: { brand } })}>
        <TypedText text={title} />
      </PageTitle>
      {mode === 'logIn' && expired && <Alert tone="warn" words="login.ended" />}
      {mode === 'logIn' ? <LoginForm typed={fields} /> : <RegisterForm form="login" />}
      <Button tone="quiet" wide onClick={switchMode} words={toggle} />
      <Inline>
        <a href="/forgotpass">{t('login.forgot')}</a>
      </Inline>
      <Inline>
        <Muted>{t('login.needHelp')}</Muted>
        <a href={chat ?? telLink(help)} target="_blank" rel="noopener noreferrer">
          {chat === null ? help : t('login.whatsapp')}
        </a>
      </Inline>
      <Inline>
        <a href="/htp">{t('login.howToPlay')}</a>
        <a href="/landing">{t('login.about')}</a>
      </Inline>
      <SupportReading onKnown={setSupport} />
    </Page>
  );
}

function LoginForm({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const t = useWords();
  const logIn = useSetAtom(logInAtom);

  const submit: OnSubmit = async draft => {
    const login = parseLogin(draft);
    if (!login.ok) return login.error;
    const player = await logIn(login.value);
    return player.ok ? null : { field: 'form', words: player.error };
  };

  return (
    <Form submit={submit} label={t('title.login')}>
      <PhoneField defaultValue={typed['phone']} />
      <SecretField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        defaultValue={typed['password']}
      />
      <Submit busyText="busy.wait" words="title.login" />
    </Form>
  );
}
