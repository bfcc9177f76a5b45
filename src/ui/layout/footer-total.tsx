import css from './page.module.css';

/** The total at the left of a bid form's footer: '3 bids' over '160 pts'. */
export function FooterTotal({ count, points, unit }: { count: string; points: string; unit: string }) {
  return (
    <p className={css.total}>
      <span>{count}</span> <b>{points}</b> {unit}
    </p>
  );
}
