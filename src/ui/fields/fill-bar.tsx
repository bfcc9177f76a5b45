import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import css from './fill-bar.module.css';

/** A button that marks many numbers. With `opens` it shows what it asks for; else it marks at once, and says how many. */
export type FillButton = {
  readonly key: string;
  readonly label: string;
  /** Which numbers these are. */
  readonly title: string;
  /** How many numbers it marks at once; null for one that opens. */
  readonly count: number | null;
};

type BarProps = {
  readonly label: string;
  readonly buttons: readonly FillButton[];
  /** The key of the one that is open. */
  readonly open: string | null;
  /** The id of what it opens. */
  readonly panelId: string;
  readonly onPress: (key: string) => void;
  /** The pointer or the focus is on a button, or has left it: null. */
  readonly onShow: (key: string | null) => void;
};

/** Buttons in one line, which scrolls on a narrow screen. */
export function FillBar({ label, buttons, open, panelId, onPress, onShow }: BarProps) {
  return (
    <fieldset aria-label={label} className={css.bar}>
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

/** What a fill asks for, with the button that marks. */
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
    <fieldset ref={panel} id={id} aria-label={label} className={css.panel}>
      {children}
    </fieldset>
  );
}

/** A field or a choice, and beside it the button that marks. */
export function FillLine({ children }: { readonly children: ReactNode }) {
  return <div className={css.line}>{children}</div>;
}

/** The numbers that will be marked; many of them scroll in their box. */
export function FillNumbers({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
    <p className={css.numbers} tabIndex={0}>
      {text}
    </p>
  );
}
