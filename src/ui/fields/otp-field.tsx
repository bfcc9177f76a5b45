import { useId, type ClipboardEvent, type FormEvent, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field.tsx';
import { useForm } from './form.tsx';
import css from './otp-field.module.css';

type Props = FieldProps & {
  length: number;
  /** Turns digits of other scripts into 0-9. */
  normalise?: ((text: string) => string) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** One input, so that paste, autofill and screen readers work. A maxLength would cut a pasted text too early. */
export function OtpField({ label, hint, name, length, normalise, inputRef }: Props) {
  const id = useId();
  const error = useForm().errorOf(name);

  const setDigits = (input: HTMLInputElement, text: string) => {
    input.value = (normalise?.(text) ?? text).replace(/[^0-9]/g, '').slice(0, length);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    setDigits(event.currentTarget, event.clipboardData.getData('text'));
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.code} data-invalid={Boolean(error) || undefined}>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={css.box} aria-hidden="true" />
        ))}
        <input
          {...describedBy(id, error, hint)}
          id={id}
          ref={inputRef}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={css.input}
          onInput={(event: FormEvent<HTMLInputElement>) =>
            setDigits(event.currentTarget, event.currentTarget.value)
          }
          onPaste={paste}
        />
      </div>
    </FieldFrame>
  );
}
