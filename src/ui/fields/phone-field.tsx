import { useWords } from '../layout/words.tsx';
import { Field } from './field.tsx';

/** A mobile number; the country stands before it and is not typed. `autoComplete` is `off` for the phone of another. */
export function PhoneField({
  autoComplete = 'tel-national',
}: {
  readonly autoComplete?: 'tel-national' | 'off';
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
    />
  );
}
