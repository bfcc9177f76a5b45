import { useState } from 'react';
import { type Remote, valueOf } from '../../lib/remote.ts';
import { IconButton } from '../fields/icon-button.tsx';
import { Skeleton } from '../layout/skeleton.tsx';
import { useWords } from '../layout/words.tsx';
import css from './marquee.module.css';

/** Screen readers read it once; it does not move under reduced motion. */
export function Marquee({ text }: { readonly text: string }) {
  const t = useWords();
  const [paused, setPaused] = useState(false);
  return (
    <div className={css.marquee} data-paused={paused || undefined}>
      <div className={css.window}>
        <div
          className={css.track}
          data-pace={text.length > 160 ? 'long' : text.length > 80 ? 'middle' : 'short'}
        >
          <p>{text}</p>
          <p aria-hidden="true">{text}</p>
        </div>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'action.play' : 'action.pause')}
        onClick={() => setPaused(!paused)}
      />
    </div>
  );
}

/** Keeps its place while the headline loads. */
export function Headline({ reading }: { readonly reading: Remote<readonly string[]> }) {
  if (reading.kind === 'loading') return <Skeleton height={36} />;
  const lines = valueOf(reading) ?? [];
  return lines.length > 0 && <Marquee text={lines.join(' · ')} />;
}
