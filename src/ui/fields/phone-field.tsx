import { useWords } from '../layout/words.tsx';
import { Field } from './field.tsx';

/** A mobile number without its country code, which is shown before it. `autoComplete` is `off` for another's phone. */
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
