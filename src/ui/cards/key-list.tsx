import css from './key-list.module.css';

type Props = {
  readonly title: string;
  /** `keys`: each of them does it, pressed alone or together (`Ctrl + Enter`). */
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
};

/** What the keys of a keyboard do. */
export function KeyList({ title, rows }: Props) {
  return (
    <section className={css.list}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, text }) => (
          <div key={keys.join(' ') + text}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
