import type { ComponentProps } from 'react';
import { PasswordField } from './field.tsx';
import { useWords } from '../layout/words.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

/** A `PasswordField` whose button speaks the player's language. */
export function SecretField(props: Props) {
  const t = useWords();
  return (
    <PasswordField {...props} showLabel={t('action.showPassword')} hideLabel={t('action.hidePassword')} />
  );
}
