import { useSetAtom } from 'jotai';
import { parseLogin } from '../../domain/login.ts';
import { draftOf } from '../../lib/draft.ts';
import { loginAtom } from '../../state/log-in.ts';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { useWords } from '../../ui/words.tsx';
import { PhoneField } from './phone-field.tsx';

/** What keeps a player out: a wrong field, or the server's no (`form`). */
type Problem = { readonly field: string; readonly words: Words };

/** Logs in (spec 1 §4); where the player then goes is the screen's to say. */
export function LoginForm() {
  const t = useWords();
  const logIn = useSetAtom(loginAtom);

  const submit = async (fields: FormData): Promise<Problem | null> => {
    const login = parseLogin(draftOf(fields));
    if (!login.ok) return { field: login.error.field, words: login.error };
    const player = await logIn(login.value);
    return player.ok ? null : { field: 'form', words: player.error };
  };

  return (
    <Form submit={submit} label={t('title.login')}>
      {({ problem, busy }) => {
        const errorOf = (field: string) => (problem?.field === field ? t(problem.words) : undefined);
        return (
          <Stack>
            <PhoneField error={errorOf('phone')} />
            <SecretField
              label={t('field.password')}
              name="password"
              autoComplete="current-password"
              error={errorOf('password')}
            />
            {problem?.field === 'form' && (
              <Notice tone="bad" role="alert">
                {t(problem.words)}
              </Notice>
            )}
            <Button type="submit" wide busy={busy} busyText={t('busy.wait')}>
              {t('login.submit')}
            </Button>
          </Stack>
        );
      }}
    </Form>
  );
}
