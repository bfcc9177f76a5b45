import { type ComponentProps, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field.tsx';
import { useForm } from './form.tsx';
import line from './read-only-field.module.css';
import area from './text-area.module.css';

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

type AreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
};

export function TextArea({ label, hint, value, onChange, ...rest }: AreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={undefined} hint={hint}>
      <textarea
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        id={id}
        aria-describedby={`${id}-hint`}
        className={area.area}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

export function ReadOnlyField({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useId();
  return (
    <div className={line.line}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} value={value} readOnly tabIndex={-1} size={value.length} />
    </div>
  );
}
