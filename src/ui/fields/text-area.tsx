import { useId, type ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import css from './text-area.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
};

/** A text of several lines, controlled by `value`. */
export function TextArea({ label, hint, value, onChange, ...rest }: Props) {
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
        className={css.area}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
