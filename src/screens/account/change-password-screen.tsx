import { useSetAtom } from 'jotai';
import { parseChangePassword } from '../../domain/account.ts';
import { draftOf } from '../../lib/draft.ts';
import { go } from '../../nav/navigation.ts';
import { changePasswordAtom } from '../../state/account/change-password.ts';
import { Button } from '../../ui/fields/button.tsx';
import { type Ending, Form } from '../../ui/fields/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SecretField } from '../../ui/fields/secret-field.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

const fields = [
  { name: 'currentPassword', label: 'field.currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'field.newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'field.confirmPassword', autoComplete: 'new-password' },
] as const;

/** `/change`: a new password for the player who knows the old one (spec 1 §4). */
export function ChangePasswordScreen() {
  const t = useWords();
  const change = useSetAtom(changePasswordAtom);

  const submit = async (data: FormData): Promise<Ending> => {
    const passwords = parseChangePassword(draftOf(data));
    if (!passwords.ok) return passwords.error;
    const changed = await change(passwords.value);
    if (!changed.ok) return changed.error;
    return () => {
      showToast({ tone: 'success', text: t('success.passwordChanged'), at: 'top-center' });
      go('/imp');
    };
  };

  return (
    <Page>
      <Form submit={submit}>
        {({ busy, errorOf, notice }) => (
          <Stack>
            {fields.map(({ name, label, autoComplete }) => (
              <SecretField
                key={name}
                label={t(label)}
                name={name}
                autoComplete={autoComplete}
                error={errorOf(name)}
              />
            ))}
            {notice}
            <Button type="submit" wide busy={busy} busyText={t('busy.wait')}>
              {t('action.submit')}
            </Button>
          </Stack>
        )}
      </Form>
    </Page>
  );
}
