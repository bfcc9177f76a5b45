import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import pills from './choice-pills.module.css';
import css from './choice.module.css';
import { describedBy, FieldError } from './field.tsx';
import { useForm } from './form.tsx';

type ChoiceProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly { value: V; label: ReactNode; disabled?: boolean; lang?: string }[];
  /** The checked option, or null for none. Without it the field is uncontrolled and begins with `initial`. */
  value?: V | null;
  initial?: string | null;
  onChange?: (value: V) => void;
  variant?: 'segmented' | 'pills' | 'list';
  /** Without it, only screen readers read the legend. */
  showLegend?: boolean;
};

export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { legend, name, options, value, initial, onChange, variant = 'segmented', showLegend } = props;
  const legendId = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // React resets a form after its action, but a controlled radio must keep `value`.
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      radio.defaultChecked = radio.value === value;
  }, [value]);

  return (
    <fieldset ref={group} role="radiogroup" aria-labelledby={legendId} className={css.group}>
      <legend id={legendId} className={(showLegend ?? variant === 'list') ? css.legend : 'visually-hidden'}>
        {legend}
      </legend>
      <div className={variant === 'pills' ? pills.pills : css[variant]}>
        {options.map(option => (
          <label key={option.value} lang={option.lang} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={option.value === initial || undefined}
            />
            <OptionLabel variant={variant} label={option.label} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OptionLabel({ variant, label }: { variant: ChoiceProps<string>['variant']; label: ReactNode }) {
  if (variant !== 'list') return <span className={variant === 'pills' ? pills.pill : css.half}>{label}</span>;
  return (
    <span className={css.row}>
      <span className={css.words}>{label}</span>
      <span className={css.dot} />
    </span>
  );
}

type CheckboxRowProps = { legend: string; options: readonly { name: string; label: string }[] };

/** A checked box submits its name with the value 'on'. */
export function CheckboxRow({ legend, options }: CheckboxRowProps) {
  const id = useId();
  const { errorOf, clear, line } = useForm();
  const wrong = options.map(({ name }) => name).find(name => errorOf(name) !== undefined);
  const error = wrong === undefined ? undefined : errorOf(wrong);
  return (
    <fieldset className={css.group} onInput={() => wrong !== undefined && clear(wrong)}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={css.ticks}>
        {options.map(({ name, label }) => (
          <label key={name} className={css.option}>
            <input
              type="checkbox"
              name={name}
              {...(name === wrong ? describedBy(id, error, undefined, line) : {})}
            />
            <span className={css.tick}>
              <span className={css.square}>
                <Icon name="check" size={16} />
              </span>
              {label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
