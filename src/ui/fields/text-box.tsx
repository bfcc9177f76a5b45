import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { useForm } from './form-state.ts';
import css from './text-box.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'name' | 'className'> & FieldProps;

/** An uncontrolled field of several lines with a visible label. */
export function TextBox({ label, hint, ...box }: Props) {
  const id = useId();
  const error = useForm().errorOf(box.name);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...box}
        {...describedBy(id, error, hint)}
        id={id}
        className={css.box}
        data-invalid={Boolean(error) || undefined}
      />
    </FieldFrame>
  );
}
