import css from './refused-texts.module.css';

type Refused = {
  readonly place: string;
  readonly quote: string;
  readonly reason: string;
  readonly offer: { readonly label: string; readonly onTake: () => void } | null;
  readonly onShow: () => void;
};

type Props = {
  readonly label: string;
  readonly items: readonly Refused[];
  readonly more: string | null;
};

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
