import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useForm } from './form-state.ts';
import css from './field.module.css';

/** Props of every field: its name in the form, its visible label, and a line of help. */
export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode };

type FrameProps = {
  id: string;
  label: ReactNode;
  error: string | undefined;
  hint?: ReactNode;
  /** What stands last, such as a button that mends the error. */
  foot?: ReactNode;
};

/** The frame of every field: the label above, then the control, and the hint and the error under it. */
export function FieldFrame({ id, label, error, hint, foot, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {foot}
    </div>
  );
}

/**
 * The error under a control whose `describedBy` has the same id; nothing without an error. It is read with the control
 * when that gets the focus, else as an alert: once.
 */
export function FieldError({ id, error }: Pick<FrameProps, 'id' | 'error'>) {
  const { here } = useForm();
  return error ? (
    <div className={css.error} role={here ? 'alert' : undefined}>
      <Icon name="info" size={16} />
      <p id={`${id}-error`}>{error}</p>
    </div>
  ) : null;
}

/** The attributes that connect a control with the error and the hint of its frame. */
export function describedBy(id: string, error: string | undefined, hint?: ReactNode) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
}
