import { type ReactNode, useId } from 'react';
import css from '../ui/fields/field.module.css';
import { describedBy, FieldFrame } from '../ui/fields/field.tsx';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly accept: string;
  readonly hint: string;
  readonly error: string | null;
  readonly onFile: (file: File) => Promise<void>;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

export function FileField({ name, label, accept, hint, error, onFile, before, after }: Props) {
  const id = useId();
  const problem = error ?? undefined;
  return (
    <FieldFrame id={id} label={label} error={problem} hint={hint}>
      <div className={css.box} data-invalid={error !== null || undefined}>
        {before}
        <input
          {...describedBy(id, problem, hint)}
          id={id}
          name={name}
          type="file"
          accept={accept}
          className="file"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Cleared, so that the same file can be chosen again after it was changed.
            if (file !== undefined) void onFile(file).then(() => (currentTarget.value = ''));
          }}
        />
        {after}
      </div>
    </FieldFrame>
  );
}
