import { useAtomValue, useSetAtom } from 'jotai';
import { parsePhoneField } from '../../domain/player/login.ts';
import { go } from '../../nav/navigation.ts';
import { startForgotAtom } from '../../state/account/registration.ts';
import { visitorDraftAtom } from '../../state/account/visitor-draft.ts';
import { keepVisitorAtom, visitorFieldsAtom } from '../../state/account/visitor-fields.ts';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { PhoneField } from '../../ui/fields/field.tsx';
import { Inline } from '../../ui/layout/stack.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

export function ForgotPasswordScreen() {
  const t = useWords();
  const start = useSetAtom(startForgotAtom);
  const typed = useAtomValue(visitorFieldsAtom);
  const keepDraft = useSetAtom(visitorDraftAtom);
  const keepVisitor = useSetAtom(keepVisitorAtom);

  const submit: OnSubmit = async draft => {
    const phone = parsePhoneField(draft.phone, 'forgot');
    if (!phone.ok) return phone.error;
    keepDraft({ form: 'forgot', fields: draft });
    keepVisitor(draft);
    const started = await start(phone.value);
    if (!started.ok) return { field: 'phone', words: started.error };
    return () => go('/otpforgotpass');
  };

  return (
    <Page>
      <PageTitle>{t('title.forgotPassword')}</PageTitle>
      <Form submit={submit}>
        <PhoneField defaultValue={typed['phone']} />
        <Submit busyText="busy.sending" words="action.submit" />
      </Form>
      <Inline>
        <a href="/login">{t('title.login')}</a>
      </Inline>
    </Page>
  );
}
