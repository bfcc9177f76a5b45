import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../fields/icon-button.tsx';
import css from './slider.module.css';

type Props = {
  slides: readonly { src: string; alt: string }[];
  label: string;
  dotLabel: (n: number) => string;
  pauseLabel: string;
  playLabel: string;
  intervalMs: number;
};

/**
 * It stops after a press on pause, a touch or a dot, on a hidden page, and under reduced motion until play is
 * pressed.
 */
export function Slider({ slides, label, dotLabel, pauseLabel, playLabel, intervalMs }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const target = useRef<number | null>(null);
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [index, setIndex] = useState(0);
  const several = slides.length > 1;
  const playing = several && (chosen ?? !reduced);

  const go = (next: number) => {
    const box = track.current;
    target.current = next;
    setIndex(next);
    box?.scrollTo({ left: next * box.clientWidth, behavior: reduced ? 'instant' : 'smooth' });
  };

  const advance = useEffectEvent(() => {
    if (!document.hidden) go((index + 1) % slides.length);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => advance(), intervalMs);
    return () => clearInterval(timer);
  }, [playing, intervalMs]);

  // While it scrolls to a target the dots already show the target; a swipe or a wheel has none.
  const onScroll = () => {
    const box = track.current;
    if (!box || box.clientWidth === 0) return;
    const nearest = Math.round(box.scrollLeft / box.clientWidth);
    if (target.current === nearest) target.current = null;
    if (target.current === null) setIndex(nearest);
  };
  const clearTarget = () => {
    target.current = null;
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={css.slider}>
      <div
        ref={track}
        // The arrow keys scroll what has the focus; a name without a role would not be read.
        aria-label={slides[index]?.alt}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot scroll in every browser
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={several ? 0 : undefined}
        className={css.track}
        onScroll={onScroll}
        onTouchStart={() => {
          clearTarget();
          setChosen(false);
        }}
        onWheel={clearTarget}
      >
        {slides.map(({ src, alt }, n) => (
          <img
            key={src}
            src={src}
            alt={alt}
            loading={n === 0 ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            aria-hidden={n === index ? undefined : true}
          />
        ))}
      </div>
      {several ? (
        <div className={css.controls}>
          {slides.map(({ src }, n) => (
            <button
              key={src}
              type="button"
              aria-label={dotLabel(n + 1)}
              aria-current={n === index ? 'true' : undefined}
              className={css.dot}
              onClick={() => {
                setChosen(false);
                go(n);
              }}
            />
          ))}
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? pauseLabel : playLabel}
            onClick={() => setChosen(!playing)}
          />
        </div>
      ) : null}
    </section>
  );
}

const query = '(prefers-reduced-motion: reduce)';

/** True in prerendered HTML, so that nothing moves before it is known. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  );
}

function watch(changed: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
