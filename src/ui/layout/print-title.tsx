import css from './print-title.module.css';

/**
 * The heading of a printed list. Where it stands, the page is printed black on white, without bars, forms and buttons.
 * It is not shown on screen.
 */
export function PrintTitle({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <div aria-hidden="true" className={css.title}>
      <b>{title}</b> {note}
    </div>
  );
}
