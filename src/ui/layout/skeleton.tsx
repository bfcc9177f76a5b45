import css from './skeleton.module.css';

type Props = { count?: number } & (
  | { lines?: number; height?: undefined; picture?: undefined }
  | { height: number; lines?: undefined; picture?: undefined }
  | { picture: readonly [width: number, height: number]; lines?: undefined; height?: undefined }
);

/** Blocks are svg elements, because the content policy forbids a prerendered style attribute. */
export function Skeleton({ lines = 1, height = lines * 21 + (lines - 1) * 4, picture, count = 1 }: Props) {
  const size = picture ? { viewBox: `0 0 ${picture.join(' ')}` } : { height: `${height / 16}rem` };
  return (
    <div aria-hidden="true" className={css.stack}>
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} width="100%" {...size} className={css.block} />
      ))}
    </div>
  );
}
