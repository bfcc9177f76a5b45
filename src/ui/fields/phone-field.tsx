import { useWords } from '../layout/words.tsx';
import { Field } from './field.tsx';

/** A mobile number without its country code, which is shown before it. `autoComplete` is `off` for another's phone. */
export function PhoneField({
  autoComplete = 'tel-national',
  defaultValue,
}: {
  readonly autoComplete?: 'tel-national' | 'off';
  readonly defaultValue?: string | undefined;
}) {
  const t = useWords();
  return (
    <Field
      label={t('field.phone')}
      name="phone"
      prefix="+91"
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      defaultValue={defaultValue}
    />
  );
}
