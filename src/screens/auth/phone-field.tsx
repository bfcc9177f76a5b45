import { Field } from '../../ui/fields/field.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The phone number, with the country's +91 shown before it (spec 1 §9). */
export function PhoneField({ error }: { readonly error: string | undefined }) {
  const t = useWords();
  return (
    <Field
      label={t('field.phone')}
      name="phone"
      prefix="+91"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      error={error}
    />
  );
}
