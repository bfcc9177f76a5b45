import { useId, type ClipboardEvent, type FormEvent, type Ref } from 'react';
import { describedBy, FieldFrame, type FrameProps } from './field-frame.tsx';
import css from './otp-field.module.css';

type Props = FrameProps & {
  name: string;
  length: number;
  onComplete?: ((code: string) => void) | undefined;
  /** Turns digits of other scripts into 0-9. */
  normalise?: ((text: string) => string) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  autoFocus?: boolean | undefined;
};

/**
 * A code of `length` digits: one input, so that paste, autofill and screen readers work; the boxes are only drawn. A
 * paste takes the digits out of any text, and replaces what stood there. No maxLength: it would cut before we look.
 */
export function OtpField({
  label,
  error,
  hint,
  name,
  length,
  onComplete,
  normalise,
  inputRef,
  autoFocus,
}: Props) {
  const id = useId();

  const put = (input: HTMLInputElement, text: string) => {
    const code = (normalise?.(text) ?? text).replace(/[^0-9]/g, '').slice(0, length);
    input.value = code;
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    put(event.currentTarget, event.clipboardData.getData('text'));
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.code} data-invalid={Boolean(error) || undefined}>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={css.box} aria-hidden="true" />
        ))}
        <input
          {...describedBy(id, { error, hint })}
          id={id}
          ref={inputRef}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of its screen
          autoFocus={autoFocus}
          className={css.input}
          onInput={(event: FormEvent<HTMLInputElement>) =>
            put(event.currentTarget, event.currentTarget.value)
          }
          onPaste={paste}
        />
      </div>
    </FieldFrame>
  );
}
