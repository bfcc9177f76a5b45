import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import fills from './fill-bar.module.css';
import bar from './stake-bar.module.css';
import tools from './tool-buttons.module.css';

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
};

export function FillBar({ label, buttons, open, panelId, onPress, onShow }: BarProps) {
  return (
    <fieldset aria-label={label} className={fills.bar}>
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
  );
}

type PanelProps = {
  readonly id: string;
  readonly label: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
};

export function FillPanel({ id, label, onEscape, children }: PanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') escape();
    };
    const shown = panel.current;
    shown?.addEventListener('keydown', onKey);
    return () => shown?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <fieldset ref={panel} id={id} aria-label={label} className={fills.panel}>
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

type ToolProps = {
  readonly toggle: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void };
  /** `idle` keeps the focus, which `disabled` would drop. */
  readonly buttons: readonly { readonly label: string; readonly onAct: () => void; readonly idle: boolean }[];
};

export function ToolButtons({ toggle, buttons }: ToolProps) {
  return (
    <div className={tools.tools}>
      <button
        type="button"
        aria-pressed={toggle.on}
        className={tools.toggle}
        onClick={() => toggle.onChange(!toggle.on)}
      >
        <span aria-hidden="true">−</span> {toggle.label}
      </button>
      <div className={tools.buttons}>
        {buttons.map(({ label, onAct, idle }) => (
          <button
            key={label}
            type="button"
            aria-disabled={idle || undefined}
            onClick={() => {
              if (!idle) onAct();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
