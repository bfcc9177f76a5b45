import { useSetAtom } from 'jotai';
import { parseLogin } from '../../domain/player/login.ts';
import { draftOf } from '../../lib/draft.ts';
import { logInAtom } from '../../state/account/log-in.ts';
import { PhoneField, SecretField } from '../../ui/fields/field.tsx';
import { Form, Submit, type SubmitResult } from '../../ui/fields/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The log-in form (spec 1 §4). The screen leads the player on after it. `typed` is what was typed before, by field. */
export function LoginForm({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const t = useWords();
  const logIn = useSetAtom(logInAtom);

  const submit = async (fields: FormData): Promise<SubmitResult> => {
    const login = parseLogin(draftOf(fields));
    if (!login.ok) return login.error;
    const player = await logIn(login.value);
    return player.ok ? null : { field: 'form', words: player.error };
  };

  return (
    <Form submit={submit} label={t('title.login')}>
      <Stack>
        <PhoneField defaultValue={typed['phone']} />
        <SecretField
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          defaultValue={typed['password']}
        />
        <Submit busyText={t('busy.wait')}>{t('login.submit')}</Submit>
      </Stack>
    </Form>
  );
}
