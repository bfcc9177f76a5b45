import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../layout/words.tsx';
import css from './field.module.css';
import { useForm } from './form.tsx';
import { IconButton } from './icon-button.tsx';

type Props = Omit<ComponentProps<'input'>, 'prefix' | 'ref' | 'name'> &
  FieldProps & {
    prefix?: ReactNode;
    trailing?: ReactNode;
    inputRef?: Ref<HTMLInputElement> | undefined;
  };

/** Keeps a line free for a hint that is not known yet, or of an error that may come. */
export const emptyHint = '\u00a0';

/** `prefix` ('+91') is shown but not submitted. */
export function Field({ label, hint, prefix, trailing, inputRef, ...input }: Props) {
  const id = useId();
  const { errorOf, line } = useForm();
  const error = errorOf(input.name);
  const figures = input.inputMode === 'numeric' || input.inputMode === 'tel';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.box} data-invalid={Boolean(error) || undefined}>
        {prefix && <span className={css.prefix}>{prefix}</span>}
        <input
          autoComplete="off"
          {...input}
          {...describedBy(id, error, hint, line)}
          id={id}
          ref={inputRef}
          className={css.input}
          data-figures={figures || undefined}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode };

type FrameProps = {
  id: string;
  label: ReactNode;
  error: string | undefined;
  hint?: ReactNode;
  foot?: ReactNode;
};

/**
 * An error covers the hint, or a line that is kept empty for it, so that nothing below moves. Screen readers
 * still read the hint after it.
 */
export function FieldFrame({ id, label, error, hint, foot, children }: FrameProps & { children: ReactNode }) {
  const { isForm, line } = useForm();
  const wrong = <FieldError id={id} error={error} />;
  const note = hint ?? (isForm && line === undefined ? emptyHint : null);
  return (
    <div className={css.frame}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children}
      {note ? (
        <div className={css.notes}>
          <p id={`${id}-hint`} className={css.hint}>
            {note}
          </p>
          {wrong}
        </div>
      ) : (
        wrong
      )}
      {foot}
    </div>
  );
}

export function FieldError({ id, error }: Pick<FrameProps, 'id' | 'error'>) {
  const { line } = useForm();
  return error && line === undefined ? <ErrorText id={`${id}-error`} error={error} /> : null;
}

/** Screen readers read it once: with its focused control, or else as an alert. */
export function ErrorText({ id, error }: { id: string; error: string }) {
  const { here } = useForm();
  return (
    <div className={css.error} role={here ? 'alert' : undefined}>
      <Icon name="info" size={16} />
      <p id={id}>{error}</p>
    </div>
  );
}

/** `line`: the id of the element that has the error in place of the field itself. */
export function describedBy(id: string, error: string | undefined, hint?: ReactNode, line = `${id}-error`) {
  const ids = [error ? line : '', hint && hint !== emptyHint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error && { 'aria-invalid': true }),
  };
}

/** `autoComplete` is `off` for another person's phone. */
export function PhoneField(field: Pick<Props, 'autoComplete' | 'defaultValue' | 'hint'>) {
  const t = useWords();
  return (
    <Field
      label={t('field.phone')}
      name="phone"
      prefix="+91"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...field}
    />
  );
}

export function SecretField(field: Omit<Props, 'type' | 'trailing'>) {
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
