import { type ComponentProps, useState } from 'react';
import { useWords } from '../layout/words.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>;

/** A password with a button that shows or hides it. */
export function SecretField(field: Props) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'action.hidePassword' : 'action.showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
