import '../../ui/layout/common-parts.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { parseRegister } from '../../domain/player/account.ts';
import { go } from '../../nav/navigation.ts';
import { type RegisterPlace, startRegistrationAtom } from '../../state/account/registration.ts';
import { visitorDraftAtom } from '../../state/account/visitor-draft.ts';
import { keepVisitorAtom, visitorFieldsAtom } from '../../state/account/visitor-fields.ts';
import { Field, PhoneField, SecretField } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const texts = {
  login: { label: 'title.register', busy: 'busy.wait' },
  register: { label: 'title.registerNow', busy: 'register.busy' },
} as const;

/** The next step proves the phone by a code (spec 1 §4). */
export function RegisterForm({ form }: { readonly form: RegisterPlace }) {
  const t = useWords();
  const start = useSetAtom(startRegistrationAtom);
  const typed = useAtomValue(visitorFieldsAtom);
  const keepDraft = useSetAtom(visitorDraftAtom);
  const keepVisitor = useSetAtom(keepVisitorAtom);

  const submit: OnSubmit = async draft => {
    const registration = parseRegister(draft, form);
    if (!registration.ok) return registration.error;
    keepDraft({ form, fields: draft });
    keepVisitor(draft);
    const started = await start(registration.value, form);
    if (!started.ok) return { field: 'form', words: started.error };
    return () => go('/otpregister');
  };

  return (
    <Form submit={submit} label={t(texts[form].label)}>
      <Field
        label={t('field.username')}
        name="username"
        autoComplete="nickname"
        defaultValue={typed['username']}
      />
      <PhoneField defaultValue={typed['phone']} />
      <SecretField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        defaultValue={typed['password']}
      />
      <Muted>{t('register.adults')}</Muted>
      <Submit busyText={texts[form].busy} words="title.register" />
    </Form>
  );
}
