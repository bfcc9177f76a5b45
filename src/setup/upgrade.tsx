import { useId } from 'react';
import type { Site } from '../export/site.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { FileField } from './file-field.tsx';

/** The beginning of a site: an empty one, or the file of an earlier one. */
export type Start = { readonly site: Site; readonly file: string | null };

type Props = {
  readonly start: Start;
  /** Mistakes in fields that the page does not ask for. */
  readonly mistakes: readonly string[];
  readonly problem: string | null;
  readonly onFile: (file: File) => Promise<void>;
};

export function Upgrade({ start: { file }, mistakes, problem, onFile }: Props) {
  const id = useId();
  const wrong = problem ?? (mistakes.length > 0 ? mistakes.join(', ') : null);
  return (
    <section className="part upgrade" aria-labelledby={id}>
      <h2 id={id}>Do you have a site already?</h2>
      <FileField
        name="site"
        label="site.json"
        accept=".json,application/json"
        hint="Choose the site.json of your last site, or drop it anywhere on this page. It keeps all its settings, even those without a field here."
        error={wrong}
        onFile={onFile}
      />
      <div aria-live="polite">
        {file !== null && wrong === null && (
          <Notice tone="good">{file} is read. Change what you like, and make your site.</Notice>
        )}
      </div>
    </section>
  );
}
