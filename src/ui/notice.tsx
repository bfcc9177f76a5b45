import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import css from './notice.module.css';

type NoticeProps = {
  tone: 'warn' | 'info' | 'bad' | 'good';
  children: ReactNode;
  role?: 'status' | 'alert' | 'note' | undefined;
};

/** A sentence that must not be overlooked. Give `role` when it appears later than the screen. */
export function Notice({ tone, children, role }: NoticeProps) {
  return (
    <div role={role} className={css.notice} data-tone={tone}>
      {children}
    </div>
  );
}

/** The scrolling headline. It can be paused, is read once by screen readers, and stands still under reduced motion. */
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
