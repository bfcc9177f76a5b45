import { useSetAtom } from 'jotai';
import { parseChangePassword } from '../../domain/player/account.ts';
import { go } from '../../nav/navigation.ts';
import { changePasswordAtom } from '../../state/account/profile.ts';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SecretField } from '../../ui/fields/field.tsx';
import { RoomForLongError } from '../../ui/fields/long-error.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** Asks for the old password (spec 1 §4). */
export function ChangePasswordScreen() {
  const t = useWords();
  const change = useSetAtom(changePasswordAtom);

  const submit: OnSubmit = async draft => {
    const passwords = parseChangePassword(draft);
    if (!passwords.ok) return passwords.error;
    const done = await change(passwords.value);
    if (!done.ok) return done.error;
    return () => {
      go('/imp');
      showToast({ tone: 'success', text: t('success.passwordChanged'), at: 'top-center' });
    };
  };

  return (
    <Page>
      <Form submit={submit}>
        <SecretField
          label={t('field.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
        />
        <SecretField label={t('field.newPassword')} name="newPassword" autoComplete="new-password" />
        <RoomForLongError>
          <SecretField
            label={t('field.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
          />
        </RoomForLongError>
        <Submit busyText="busy.wait" words="action.submit" />
      </Form>
    </Page>
  );
}
