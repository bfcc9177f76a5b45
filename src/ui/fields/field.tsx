import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { useForm } from './form-state.ts';
import css from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'prefix' | 'ref' | 'name'> &
  FieldProps & {
    prefix?: ReactNode;
    trailing?: ReactNode;
    inputRef?: Ref<HTMLInputElement> | undefined;
  };

/** Keeps the line of a hint that is not known yet. */
export const emptyHint = '\u00a0';

/** An uncontrolled text field with a visible label. `prefix` ('+91') is shown in the box and not submitted. */
export function Field({ label, hint, prefix, trailing, inputRef, ...input }: Props) {
  const id = useId();
  const error = useForm().errorOf(input.name);
  const figures = input.inputMode === 'numeric' || input.inputMode === 'tel' || input.inputMode === 'decimal';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div
        className={css.box}
        data-invalid={Boolean(error) || undefined}
        data-readonly={input.readOnly || undefined}
      >
        {prefix ? <span className={css.prefix}>{prefix}</span> : null}
        <input
          {...input}
          {...describedBy(id, error, hint)}
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
