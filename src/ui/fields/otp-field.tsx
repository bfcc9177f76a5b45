import { useId, type ClipboardEvent, type Ref } from 'react';
import { otpIn } from '../../domain/player/otp.ts';
import { describedBy, FieldFrame, type FieldProps } from './field.tsx';
import { useForm } from './form.tsx';
import css from './otp-field.module.css';
import { rewriting } from './rewriting.ts';

type Props = FieldProps & {
  length: number;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * One input, so that paste, autofill and screen readers work. It has no maxLength, which would cut a pasted
 * text too early.
 */
export function OtpField({ label, hint, name, length, inputRef }: Props) {
  const id = useId();
  const error = useForm().errorOf(name);

  const setDigits = (input: HTMLInputElement, text: string) => {
    const digits = otpIn(text, length);
    if (input.value !== digits) input.value = digits;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    setDigits(event.currentTarget, event.clipboardData.getData('text'));
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.code} data-invalid={Boolean(error) || undefined} data-size={sizeOf(length)}>
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
          {...rewriting(input => setDigits(input, input.value))}
          onPaste={paste}
        />
      </div>
    </FieldFrame>
  );
}

/** Smaller boxes, so that a longer code fits into a narrow screen. */
function sizeOf(length: number): 'small' | 'tiny' | undefined {
  if (length <= 4) return undefined;
  return length <= 6 ? 'small' : 'tiny';
}
