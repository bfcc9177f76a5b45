import { useSetAtom } from 'jotai';
import { parseLogin } from '../../domain/login.ts';
import { draftOf } from '../../lib/draft.ts';
import { loginAtom } from '../../state/account/log-in.ts';
import { Button } from '../../ui/fields/button.tsx';
import { type Ending, Form } from '../../ui/fields/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SecretField } from '../../ui/fields/secret-field.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { PhoneField } from './phone-field.tsx';

/** Logs in (spec 1 §4); where the player then goes is the screen's to say. */
export function LoginForm() {
  const t = useWords();
  const logIn = useSetAtom(loginAtom);

  const submit = async (fields: FormData): Promise<Ending> => {
    const login = parseLogin(draftOf(fields));
    if (!login.ok) return login.error;
    const player = await logIn(login.value);
    return player.ok ? null : { field: 'form', words: player.error };
  };

  return (
    <Form submit={submit} label={t('title.login')}>
      {({ busy, errorOf, notice }) => (
        <Stack>
          <PhoneField error={errorOf('phone')} />
          <SecretField
            label={t('field.password')}
            name="password"
            autoComplete="current-password"
            error={errorOf('password')}
          />
          {notice}
          <Button type="submit" wide busy={busy} busyText={t('busy.wait')}>
            {t('login.submit')}
          </Button>
        </Stack>
      )}
    </Form>
  );
}
