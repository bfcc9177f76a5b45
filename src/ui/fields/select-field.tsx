import { type ComponentProps, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field.tsx';
import { useForm } from './form.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'name'> &
  FieldProps & {
    options: readonly { value: string; label: string }[];
    placeholder?: string | undefined;
  };

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
