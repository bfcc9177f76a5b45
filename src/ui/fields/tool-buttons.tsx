import css from './tool-buttons.module.css';

type Props = {
  /** A switch that stays pressed. */
  readonly toggle: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void };
  /** `idle`: there is nothing to do for it now. It keeps the focus, which `disabled` would drop. */
  readonly buttons: readonly { readonly label: string; readonly onAct: () => void; readonly idle: boolean }[];
};

/** A line of small buttons above what they change. */
export function ToolButtons({ toggle, buttons }: Props) {
  return (
    <div className={css.tools}>
      <button
        type="button"
        aria-pressed={toggle.on}
        className={css.toggle}
        onClick={() => toggle.onChange(!toggle.on)}
      >
        <span aria-hidden="true">−</span> {toggle.label}
      </button>
      <div className={css.buttons}>
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
