import css from './skeleton.module.css';

type Props = { count?: number } & (
  { lines?: number; height?: undefined } | { height: number; lines?: undefined }
);

/** Blocks are svg elements, because the content policy forbids a style attribute in prerendered HTML. */
export function Skeleton({ lines = 1, height = lines * 21 + (lines - 1) * 4, count = 1 }: Props) {
  return (
    <div aria-hidden="true" className={css.stack}>
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} width="100%" height={`${height / 16}rem`} className={css.block} />
      ))}
    </div>
  );
}
