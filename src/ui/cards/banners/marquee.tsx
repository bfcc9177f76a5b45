import { useEffect, useRef, useState } from 'react';
import { type Remote, valueOf } from '../../../lib/remote.ts';
import { IconButton } from '../../fields/icon-button.tsx';
import { Skeleton } from '../../layout/skeleton.tsx';
import { useWords } from '../../layout/words.tsx';
import css from './marquee.module.css';

/**
 * Moves while nothing covers it, but not under reduced motion. A tap opens it as still text. Screen readers
 * read it once.
 */
export function Marquee({ text }: { readonly text: string }) {
  const t = useWords();
  const [paused, setPaused] = useState(false);
  const [open, setOpen] = useState(false);
  const [line, inSight] = useInSight();
  return (
    <div
      ref={line}
      className={css.marquee}
      data-paused={paused || !inSight || undefined}
      data-open={open || undefined}
    >
      <button
        type="button"
        aria-label={text}
        className={css.window}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span
          className={css.track}
          data-pace={text.length > 160 ? 'long' : text.length > 80 ? 'middle' : 'short'}
        >
          <span>{text}</span>
          <span aria-hidden="true">{text}</span>
        </span>
      </button>
      {!open && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'action.play' : 'action.pause')}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  );
}

/** The header covers content that is scrolled below it. */
function useInSight() {
  const line = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const { current } = line;
    if (current === null || typeof IntersectionObserver === 'undefined') return;
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => setInSight(entry !== undefined && entry.intersectionRatio > 0.9),
      { rootMargin: `-${header}px 0px 0px`, threshold: [0, 0.91] },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [line, inSight] as const;
}

/** Keeps its place while the headline loads. */
export function Headline({ reading }: { readonly reading: Remote<readonly string[]> }) {
  if (reading.kind === 'loading') return <Skeleton height={32} />;
  const lines = valueOf(reading) ?? [];
  return lines.length > 0 && <Marquee text={lines.join(' · ')} />;
}
