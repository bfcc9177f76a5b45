import { useSetAtom } from 'jotai';
import { parseForgotPhone } from '../../domain/account.ts';
import { draftOf } from '../../lib/draft.ts';
import { go } from '../../nav/navigation.ts';
import { startForgotAtom } from '../../state/account/forgotten-password.ts';
import { Button } from '../../ui/fields/button.tsx';
import { type Ending, Form } from '../../ui/fields/form.tsx';
import { Inline, Stack } from '../../ui/layout/stack.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { PhoneField } from './phone-field.tsx';

/** `/forgotpass`: the phone whose password is forgotten (spec 1 §4). */
export function ForgotPasswordScreen() {
  const t = useWords();
  const start = useSetAtom(startForgotAtom);

  const submit = async (fields: FormData): Promise<Ending> => {
    const phone = parseForgotPhone(draftOf(fields));
    if (!phone.ok) return phone.error;
    const started = await start(phone.value);
    if (!started.ok) return { field: 'phone', words: started.error };
    return () => go('/otpforgotpass');
  };

  return (
    <Page>
      <PageTitle>{t('title.forgotPassword')}</PageTitle>
      <Form submit={submit}>
        {({ busy, errorOf }) => (
          <Stack>
            <PhoneField error={errorOf('phone')} />
            <Button type="submit" wide busy={busy} busyText={t('busy.sending')}>
              {t('action.submit')}
            </Button>
          </Stack>
        )}
      </Form>
      <Inline centre>
        <a href="/login">{t('login.submit')}</a>
      </Inline>
    </Page>
  );
}
