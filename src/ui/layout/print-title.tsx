import css from './print-title.module.css';

/** Where it stands, the page is printed black on white, without bars, forms and buttons. */
export function PrintTitle({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <div aria-hidden="true" className={css.title}>
      <b>{title}</b> {note}
    </div>
  );
}
