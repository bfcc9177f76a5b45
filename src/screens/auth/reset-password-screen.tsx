import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { parseNewPassword } from '../../domain/player/account.ts';
import { limits } from '../../domain/limits.ts';
import { go } from '../../nav/navigation.ts';
import { provenPhoneAtom, resetPasswordAtom } from '../../state/account/registration.ts';
import { forgetVisitorAtom } from '../../state/account/visitor-fields.ts';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { SecretField } from '../../ui/fields/field.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { StartOver } from './start-over.tsx';

export function ResetPasswordScreen() {
  const phone = useAtomValue(provenPhoneAtom);
  // Read once, because a successful reset removes the phone.
  const [proven] = useState(phone !== null);
  return proven ? <SetPassword /> : <StartOver title="title.resetPassword" href="/forgotpass" />;
}

function SetPassword() {
  const t = useWords();
  const reset = useSetAtom(resetPasswordAtom);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => go('/login', { replace: true }), limits.redirectMs);
    return () => clearTimeout(timer);
  }, [done]);

  const forgetVisitor = useSetAtom(forgetVisitorAtom);

  const submit: OnSubmit = async draft => {
    const password = parseNewPassword(draft);
    if (!password.ok) return password.error;
    const done = await reset(password.value);
    if (!done.ok) return { field: 'form', words: done.error };
    forgetVisitor();
    return () => {
      showToast({ tone: 'success', text: t('success.passwordUpdated'), at: 'top-center', stays: true });
      setDone(true);
    };
  };

  return (
    <Page>
      <PageTitle>{t('title.resetPassword')}</PageTitle>
      <Form submit={submit}>
        <SecretField label={t('field.newPassword')} name="newPassword" autoComplete="new-password" />
        <SecretField label={t('field.confirmPassword')} name="confirmPassword" autoComplete="new-password" />
        <Submit busy={done} busyText="busy.wait" words="action.submit" />
      </Form>
    </Page>
  );
}
