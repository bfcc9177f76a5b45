import { useAtomValue, useSetAtom } from 'jotai';
import { parseLogin } from '../../domain/account.ts';
import type { Words } from '../../text/message.ts';
import { draftOf } from '../../lib/draft.ts';
import { go } from '../../nav/navigation.ts';
import { loginAtom } from '../../state/session.ts';
import { wantedPathAtom } from '../../state/wanted.ts';
import { Button } from '../../ui/button.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';

/** What keeps a player out: a wrong field, or the server's no (`form`). */
type Problem = { readonly field: string; readonly words: Words };

/** Login (spec 1 §2 and §4). After it the player lands on the page first asked for, else at home. */
export function LoginScreen() {
  const t = useWords();
  const logIn = useSetAtom(loginAtom);
  const [wanted, want] = [useAtomValue(wantedPathAtom), useSetAtom(wantedPathAtom)];

  const submit = async (fields: FormData): Promise<Problem | null> => {
    const login = parseLogin(draftOf(fields));
    if (!login.ok) return { field: login.error.field, words: login.error };
    const player = await logIn(login.value);
    if (!player.ok) return { field: 'form', words: player.error };
    want(null);
    go(wanted ?? '/imp', { replace: true });
    return null;
  };

  return (
    <Page>
      <PageTitle>{t('title.login')}</PageTitle>
      <Form submit={submit} label={t('title.login')}>
        {({ problem, busy }) => {
          const errorOf = (field: string) => (problem?.field === field ? t(problem.words) : undefined);
          return (
            <Stack>
              <Field
                label={t('field.phone')}
                name="phone"
                prefix="+91"
                inputMode="tel"
                autoComplete="tel-national"
                error={errorOf('phone')}
              />
              <PasswordField
                label={t('field.password')}
                name="password"
                autoComplete="current-password"
                showLabel={t('action.showPassword')}
                hideLabel={t('action.hidePassword')}
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
    </Page>
  );
}
