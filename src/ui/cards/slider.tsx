import { useRef, useState } from 'react';
import css from './slider.module.css';

type Props = {
  slides: readonly { src: string; alt: string }[];
  label: string;
  dotLabel: (n: number) => string;
  /** The picture of this address cannot be shown. */
  onFail?: (src: string) => void;
};

/** Moves only when the player moves it. */
export function Slider({ slides, label, dotLabel, onFail }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const several = slides.length > 1;

  const onScroll = () => {
    const box = track.current;
    if (box && box.clientWidth > 0) setIndex(Math.round(box.scrollLeft / box.clientWidth));
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={css.slider}>
      <div
        ref={track}
        // The arrow keys scroll the element that has the focus. Without a role its name would not be read.
        aria-label={slides[index]?.alt}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot scroll in every browser
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={several ? 0 : undefined}
        className={css.track}
        onScroll={onScroll}
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
            onError={() => onFail?.(src)}
          />
        ))}
      </div>
      {several ? (
        <div className={css.dots}>
          {slides.map(({ src }, n) => (
            <button
              key={src}
              type="button"
              aria-label={dotLabel(n + 1)}
              aria-current={n === index ? 'true' : undefined}
              onClick={() => track.current?.scrollTo({ left: n * track.current.clientWidth })}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
