import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './field.tsx';
import line from './read-only-field.module.css';
import area from './text-area.module.css';

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

/** A date needs no visible label. */
export function ReadOnlyField({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useId();
  return (
    <div className={line.line}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input id={id} name={name} value={value} readOnly tabIndex={-1} size={value.length} />
    </div>
  );
}
