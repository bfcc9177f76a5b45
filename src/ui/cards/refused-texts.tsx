import css from './refused-texts.module.css';

type Refused = {
  /** Where it stands: 'Line 3'. */
  readonly place: string;
  readonly quote: string;
  readonly reason: string;
  /** What the player may have meant, as a button. */
  readonly offer: { readonly label: string; readonly onTake: () => void } | null;
  /** Shows its place in the text. */
  readonly onShow: () => void;
};

type Props = {
  readonly label: string;
  readonly items: readonly Refused[];
  /** What stands under the last one when there are more. */
  readonly more: string | null;
};

/** Parts of a text that are not understood: where, what, why, and how to mend it. */
export function RefusedTexts({ label, items, more }: Props) {
  return (
    <div className={css.box}>
      <b>{label}</b>
      <ul aria-label={label}>
        {items.map(({ place, quote, reason, offer, onShow }, index) => (
          <li key={index}>
            <button type="button" className={css.place} onClick={onShow}>
              {place}
            </button>
            <p>
              <q>{quote}</q> {reason}
            </p>
            {offer ? (
              <button type="button" className={css.offer} onClick={offer.onTake}>
                {offer.label}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {more === null ? null : <p>{more}</p>}
    </div>
  );
}
