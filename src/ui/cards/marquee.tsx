import { useState } from 'react';
import { IconButton } from '../fields/icon-button.tsx';
import css from './marquee.module.css';

/** Screen readers read it once; it does not move under reduced motion. */
export function Marquee({
  text,
  pauseLabel,
  playLabel,
}: {
  text: string;
  pauseLabel: string;
  playLabel: string;
}) {
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
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      />
    </div>
  );
}
