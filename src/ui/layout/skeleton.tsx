import css from './skeleton.module.css';

type Props = { count?: number } & (
  { lines?: number; height?: undefined } | { height: number; lines?: undefined }
);

/**
 * Grey blocks in the place of content that is loading: `count` blocks of `height` pixels, or of `lines` lines of text
 * each. They are svg elements, whose height is an attribute: the content policy forbids a prerendered style attribute.
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
