import { type ReactNode, useId } from 'react';
import fills from './fill-bar.module.css';
import bar from './stake-bar.module.css';

type StakeProps = {
  readonly label: string;
  readonly chipsLabel: string;
  readonly stakes: readonly number[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function StakeBar({ label, chipsLabel, stakes, value, onChange }: StakeProps) {
  const id = useId();
  return (
    <div className={bar.bar}>
      <div className={bar.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name="stake"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <fieldset aria-label={chipsLabel} className={bar.chips}>
        {stakes.map(stake => (
          <button
            key={stake}
            type="button"
            aria-pressed={value === String(stake)}
            onClick={() => onChange(String(stake))}
          >
            {stake}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type FillButton = {
  readonly key: string;
  readonly label: string;
  readonly title: string;
  /** Null for one that opens. */
  readonly count: number | null;
};

type BarProps = {
  readonly label: string;
  readonly buttons: readonly FillButton[];
  readonly open: string | null;
  readonly panelId: string;
  readonly onPress: (key: string) => void;
  /** Null when the pointer or the focus has left. */
  readonly onShow: (key: string | null) => void;
  readonly children: ReactNode;
};

export function FillBar({ label, buttons, open, panelId, onPress, onShow, children }: BarProps) {
  return (
    <div className={fills.bar}>
      {children}
      <fieldset aria-label={label} className={fills.buttons}>
        {buttons.map(({ key, label, title, count }) => (
          <button
            key={key}
            type="button"
            title={title}
            aria-expanded={count === null ? key === open : undefined}
            aria-controls={count === null && key === open ? panelId : undefined}
            onClick={({ currentTarget }) => {
              currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
              onPress(key);
            }}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(key)}
            onPointerLeave={() => onShow(null)}
            onFocus={({ target }) => target.matches(':focus-visible') && onShow(key)}
            onBlur={() => onShow(null)}
          >
            {label}
            {count === null ? null : <small aria-hidden="true"> {count}</small>}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type PanelProps = {
  readonly id: string;
  readonly label: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
};

export function FillPanel({ id, label, onEscape, children }: PanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from its fields
    <fieldset
      id={id}
      aria-label={label}
      className={fills.panel}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      {children}
    </fieldset>
  );
}

export function FillLine({ children }: { readonly children: ReactNode }) {
  return <div className={fills.line}>{children}</div>;
}

export function FillNumbers({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
    <p className={fills.numbers} tabIndex={0}>
      {text}
    </p>
  );
}

type ToggleProps = {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

export function TakeBack({ label, on, onChange }: ToggleProps) {
  return (
    <button type="button" aria-pressed={on} onClick={() => onChange(!on)}>
      <span aria-hidden="true">−</span> {label}
    </button>
  );
}
