import type { Asking } from './asking.ts';
import { type FormEvent, useRef, useState } from 'react';
import { plainSite } from '../export/site.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { type Question, questionNames } from '../export/questions.ts';
import { BrandFields } from './brand-fields.tsx';
import { HostFields } from './host-fields.tsx';
import { download, Made, type Making } from './made.tsx';
import type { Maker, Wish } from './maker.ts';
import { Previews } from './previews.tsx';
import { ProviderFields } from './provider-fields.tsx';
import { answersOf, sorted, typedOf } from './typed.ts';
import { type Start, Upgrade } from './upgrade.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useLogo } from './use-logo.ts';
import { useReview } from './use-review.ts';

/** `styles` are the app's own, for the previews. */
export function SetupPage({ maker, styles }: { readonly maker: Maker; readonly styles: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState<Start>({ site: plainSite, file: null });
  const [typed, setTyped] = useState(() => typedOf(plainSite));
  const [left, setLeft] = useState<ReadonlySet<Question>>(new Set());
  const [making, setMaking] = useState<Making>({ kind: 'none' });
  const logo = useLogo(maker);
  const wish: Wish = { start: start.site, answers: answersOf(typed, start.site), logo: logo.address };
  const { review, failure } = useReview(maker, wish);
  const { at, elsewhere } = sorted(review?.mistakes ?? []);

  const begin = (next: Start): void => {
    setStart(next);
    setTyped(typedOf(next.site));
    setLeft(new Set(questionNames));
    setMaking({ kind: 'none' });
    logo.forget();
  };
  const dropped = useDroppedFiles({ begin, choose: logo.choose });

  const asking: Asking = {
    typed,
    mistakeAt: question => (left.has(question) ? (at.get(question) ?? null) : null),
    type: (question, text) => setTyped(before => ({ ...before, [question]: text })),
    leave: question => setLeft(before => new Set([...before, question])),
  };

  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (making.kind === 'busy') return;
    setLeft(new Set(questionNames));
    if (making.kind === 'made') URL.revokeObjectURL(making.address);
    setMaking({ kind: 'busy' });
    try {
      const { mistakes } = await maker.review(wish);
      const wrong = new Set<string>([
        ...sorted(mistakes).at.keys(),
        ...(logo.problem === null ? [] : ['logo']),
      ]);
      if (mistakes.length > 0 || logo.problem !== null) {
        setMaking({ kind: 'wrong' });
        const fields = [...(form.current?.elements ?? [])].filter(field => field instanceof HTMLElement);
        fields.find(field => wrong.has(field.getAttribute('name') ?? ''))?.focus();
        return;
      }
      const made = await maker.make(wish);
      setMaking(
        made.ok
          ? { kind: 'made', address: download(made.value), host: typed.host }
          : { kind: 'failed', lines: made.error },
      );
    } catch (error) {
      setMaking({ kind: 'failed', lines: [String(error)] });
    }
  };

  return (
    <main className="setup" data-dropping={dropped.over || undefined}>
      <header className="head">
        <h1>Set up your site</h1>
        <p>
          Answer, look at it, and take your site with you as one file. This page needs no network, and what
          you type stays in it.
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
        <BrandFields {...asking} notes={review?.notes ?? []} logo={{ ...logo, kept: start.site.logo }} />
        <Previews review={review} styles={styles} />
        <HostFields {...asking}>
          <Made making={making} />
        </HostFields>
      </form>
    </main>
  );
}
