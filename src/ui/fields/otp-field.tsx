import { useId, useState, type ClipboardEvent, type Ref } from 'react';
import { type OtpForm, otpIn } from '../../domain/player/otp.ts';
import { describedBy, FieldFrame, type FieldProps } from './field.tsx';
import { useForm } from './form.tsx';
import css from './otp-field.module.css';
import { rewriting } from './rewriting.ts';

type Props = FieldProps & {
  form: OtpForm;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * One input, so that paste, autofill and screen readers work. It has no maxLength, which would cut a pasted
 * text too early.
 */
export function OtpField({ label, hint, name, form, inputRef }: Props) {
  const id = useId();
  const error = useForm().errorOf(name);

  const [filled, setFilled] = useState(0);
  const boxes = Math.max(form.usual, filled);

  const setDigits = (input: HTMLInputElement, text: string, pasted = false) => {
    const found = otpIn(text, form);
    // A digit that is typed into a full field is dropped. A longer text that is pasted or filled in stays.
    const isTyped = !pasted && filled === form.most && found.length === form.most + 1;
    const digits = isTyped ? found.slice(0, form.most) : found;
    setFilled(digits.length);
    if (input.value !== digits) input.value = digits;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    setDigits(event.currentTarget, event.clipboardData.getData('text'), true);
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.code} data-invalid={Boolean(error) || undefined} data-size={sizeOf(boxes)}>
        {Array.from({ length: boxes }, (_, index) => (
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
