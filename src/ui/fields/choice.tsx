import { useId, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './choice.module.css';

export type Option<V extends string> = {
  value: V;
  label: string;
  disabled?: boolean | undefined;
  icon?: IconName;
  note?: string;
};

type RadiosProps<V extends string> = {
  legend: string;
  name: string;
  options: readonly Option<V>[];
  defaultValue?: V | undefined;
  value?: V | undefined;
  onChange?: ((value: V) => void) | undefined;
  showLegend?: boolean;
};

/** Radios as one row of two or three halves (Open, Close). Give `value` to steer it, else it is uncontrolled. */
export function Segmented<V extends string>(props: RadiosProps<V>) {
  return <Radios {...props} look="segmented" />;
}

/** Radios under each other, each with room for a sign and a note. */
export function RadioList<V extends string>(props: RadiosProps<V>) {
  return <Radios {...props} look="list" showLegend={props.showLegend ?? true} />;
}

function Radios<V extends string>(props: RadiosProps<V> & { look: 'segmented' | 'list' }) {
  const { legend, name, options, defaultValue, value, onChange, showLegend, look } = props;
  const legendId = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // React resets a form after its action. A steered radio must stay on `value`, so that is made its reset state too.
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      radio.defaultChecked = radio.value === value;
  }, [value]);

  return (
    <fieldset ref={group} role="radiogroup" aria-labelledby={legendId} className={css.group}>
      <legend id={legendId} className={showLegend ? css.legend : 'visually-hidden'}>
        {legend}
      </legend>
      <div className={css[look]}>
        {options.map(option => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <Face look={look} option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Face({ look, option }: { look: 'segmented' | 'list'; option: Option<string> }) {
  if (look === 'segmented') return <span className={css.half}>{option.label}</span>;
  return (
    <span className={css.row}>
      {option.icon ? <Icon name={option.icon} /> : null}
      <span className={css.words}>
        {option.label}
        {option.note ? <small>{option.note}</small> : null}
      </span>
      <span className={css.dot} />
    </span>
  );
}

type CheckboxRowProps = {
  legend: string;
  options: readonly { name: string; label: string; defaultChecked?: boolean }[];
  onChange?: (name: string, checked: boolean) => void;
};

/** Independent ticks side by side (SP, DP, TP); a ticked one submits its name with the value 'on'. */
export function CheckboxRow({ legend, options, onChange }: CheckboxRowProps) {
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={css.ticks}>
        {options.map(({ name, label, defaultChecked }) => (
          <label key={name} className={css.option}>
            <input
              type="checkbox"
              name={name}
              defaultChecked={defaultChecked}
              onChange={event => onChange?.(name, event.currentTarget.checked)}
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
    </fieldset>
  );
}
