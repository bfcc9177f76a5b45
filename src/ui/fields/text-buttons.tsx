import css from './text-buttons.module.css';

type Props = {
  /** `idle`: there is nothing to do for it now. It keeps the focus, which `disabled` would drop. */
  readonly buttons: readonly { readonly label: string; readonly onAct: () => void; readonly idle: boolean }[];
};

/** Small buttons of words side by side. */
export function TextButtons({ buttons }: Props) {
  return (
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
  );
}
