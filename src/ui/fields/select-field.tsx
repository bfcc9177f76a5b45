import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { useForm } from './form-state.ts';
import { Icon } from '../icons/icon.tsx';
import css from './field.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'name'> &
  FieldProps & {
    options: readonly { value: string; label: string }[];
    placeholder?: string | undefined;
  };

/** A native select. `placeholder` is the option for no choice, with the value ''. */
export function SelectField({ label, options, placeholder, hint, ...select }: SelectProps) {
  const id = useId();
  const error = useForm().errorOf(select.name);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.box} data-invalid={Boolean(error) || undefined}>
        <select {...select} {...describedBy(id, error, hint)} id={id} className={css.input}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron" size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
