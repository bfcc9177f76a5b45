import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../layout/notice.tsx';
import { Pair } from '../layout/stack.tsx';
import { Button } from './button.tsx';
import { useForm } from './form-state.ts';

/** The problem of a field that does not show it itself, such as radios; `form` is the form as a whole. */
export function FormNotice({ of }: { readonly of: string }) {
  const error = useForm().errorOf(of);
  return (
    error !== undefined && (
      <Notice tone="bad" role="alert">
        {error}
      </Notice>
    )
  );
}

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Another button in the same line, such as Cancel. */
  readonly beside?: ReactNode;
};

/** The button that submits its form, with the problem of the form as a whole above it. */
export function Submit({ beside, busy = false, ...button }: Props) {
  const form = useForm();
  const submit = <Button wide={beside === undefined} {...button} type="submit" busy={form.busy || busy} />;
  return (
    <>
      <FormNotice of="form" />
      {beside === undefined ? (
        submit
      ) : (
        <Pair>
          {beside}
          {submit}
        </Pair>
      )}
    </>
  );
}
