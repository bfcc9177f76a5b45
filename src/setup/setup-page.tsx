import { type FormEvent, useRef, useState } from 'react';
import { type Question, questionNames, questions } from '../export/questions.ts';
import { Notice } from '../ui/layout/notice.tsx';
import type { Asking } from './asking.ts';
import { BrandFields } from './brand-fields.tsx';
import { HostFields } from './host-fields.tsx';
import { download, Made, type Making } from './made.tsx';
import type { Maker, Wish } from './maker.ts';
import { Previews } from './previews.tsx';
import { ProviderFields } from './provider-fields.tsx';
import { answersOf, freshSite, sorted, typedOf } from './typed.ts';
import { type Start, Upgrade } from './upgrade.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useLogo } from './use-logo.ts';
import { useReview } from './use-review.ts';

/** `styles` are the app's own, for the previews. */
export function SetupPage({ maker, styles }: { readonly maker: Maker; readonly styles: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState<Start>({ site: freshSite, file: null });
  const [typed, setTyped] = useState(() => typedOf(freshSite));
  const [visited, setVisited] = useState<ReadonlySet<Question>>(new Set());
  const [making, setMaking] = useState<Making & { readonly of?: string }>({ kind: 'none' });
  const logo = useLogo(maker);
  const wish: Wish = { start: start.site, answers: answersOf(typed, start.site), logo: logo.address };
  const { review, failure } = useReview(maker, wish);
  // A message about a site ends when the wish changes.
  const wished = JSON.stringify(wish);
  const shown: Making = making.kind === 'busy' || making.of === wished ? making : { kind: 'none' };
  const { at, elsewhere } = sorted(review?.mistakes ?? []);

  const begin = (next: Start): void => {
    setStart(next);
    setTyped(typedOf(next.site));
    setVisited(new Set(questionNames));
    logo.forget();
  };
  // A wrong file does not replace a good logo that was chosen here or earlier.
  const hasLogo = (logo.chosen ?? start.site.logo ?? 'none') !== 'none';
  const dropped = useDroppedFiles({ begin, choose: logo.choose });

  const asking: Asking = {
    typed,
    mistakeAt: question => (visited.has(question) ? (at.get(question) ?? null) : null),
    notesAt: question =>
      (review?.notes ?? [])
        .filter(({ field }) => field === questions[question].field)
        .map(({ note }) => note),
    type: (question, text) => setTyped(before => ({ ...before, [question]: text })),
    leave: question => setVisited(before => new Set([...before, question])),
  };

  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (making.kind === 'busy') return;
    setVisited(new Set(questionNames));
    if (making.kind === 'made') URL.revokeObjectURL(making.address);
    setMaking({ kind: 'busy' });
    const isLogoMissing = logo.problem !== null && !hasLogo;
    try {
      const { mistakes } = await maker.review(wish);
      const wrong = new Set<string>([...sorted(mistakes).at.keys(), ...(isLogoMissing ? ['logo'] : [])]);
      if (mistakes.length > 0 || isLogoMissing) {
        setMaking({ kind: 'wrong', of: wished });
        const fields = [...(form.current?.elements ?? [])].filter(field => field instanceof HTMLElement);
        fields.find(field => wrong.has(field.getAttribute('name') ?? ''))?.focus();
        return;
      }
      const made = await maker.make(wish);
      setMaking(
        made.ok
          ? { kind: 'made', address: download(made.value), host: typed.host, of: wished }
          : { kind: 'failed', lines: made.error, of: wished },
      );
    } catch (error) {
      setMaking({ kind: 'failed', lines: [String(error)], of: wished });
    }
  };

  return (
    <main className="setup" data-dropping={dropped.over || undefined}>
      <header className="head">
        <h1>Set up your site</h1>
        <p>
          Answer the questions, check the preview, and download your site as one file. This page needs no
          network and sends nothing.
        </p>
        <p className="quiet">Version {process.env.VERSION}</p>
      </header>
      {failure !== null && (
        <Notice tone="bad" role="alert">
          This browser cannot make a site: {failure}. Try Chrome, Firefox or Safari of today.
        </Notice>
      )}
      <Upgrade start={start} mistakes={elsewhere} problem={dropped.problem} onFile={dropped.take} />
      <form ref={form} className="parts" noValidate onSubmit={event => void make(event)}>
        <ProviderFields {...asking} />
        <BrandFields {...asking} logo={{ ...logo, choose: dropped.choose, kept: start.site.logo }} />
        <Previews review={review} styles={styles} />
        <HostFields {...asking}>
          <Made making={shown} />
        </HostFields>
      </form>
    </main>
  );
}
