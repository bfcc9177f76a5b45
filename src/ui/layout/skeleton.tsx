import css from './skeleton.module.css';

type Props = { count?: number } & (
  { lines?: number; height?: undefined } | { height: number; lines?: undefined }
);

/**
 * The place of content that is on its way: `count` blocks of `height` pixels, or of `lines` lines of text each. An svg,
 * because its height is an attribute: a prerendered style attribute would be stopped by the content policy.
 */
export function Skeleton({ lines = 1, height = lines * 21 + (lines - 1) * 4, count = 1 }: Props) {
  return (
    <div aria-hidden="true" className={css.stack}>
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} width="100%" height={`${height / 16}rem`} className={css.block} />
      ))}
    </div>
  );
}
