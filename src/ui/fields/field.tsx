import { useId, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame, type FrameProps } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import css from './field.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'ref' | 'name'> &
  FrameProps & {
    name: string;
    prefix?: ReactNode;
    trailing?: ReactNode;
    inputRef?: Ref<HTMLInputElement> | undefined;
  };

/** An uncontrolled text field with a visible label. `prefix` ('+91') is shown in the box and not submitted. */
export function Field({ label, error, hint, prefix, trailing, inputRef, ...input }: FieldProps) {
  const id = useId();
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
          {...describedBy(id, { error, hint })}
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

type PasswordProps = Omit<FieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string };

/** A password that the player can look at; the button's name says what a press does. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordProps) {
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
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
