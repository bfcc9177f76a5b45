import { type MouseEventHandler, type ReactNode, useId } from 'react';
import css from './market-card.module.css';
import { ResultText } from './result-text.tsx';

export type MarketCardProps = {
  readonly name: string;
  /** '470-1' is declared, '*-***' (or words) is not. */
  readonly declared: string;
  readonly undeclared: string;
  readonly spoken: string;
  /** Part of the name. `lead` is the visible part. */
  readonly status: string;
  readonly lead: string;
  readonly soon: boolean;
  readonly times: string;
  readonly note: string;
  readonly closed: boolean;
  readonly sign?: ReactNode;
  readonly onPress: MouseEventHandler;
  readonly actionLabel?: string | undefined;
  /** Lies above the card's own target. */
  readonly action?: ReactNode;
  /** A line with the player's bids on this market. */
  readonly slip?: ReactNode;
  /** The card is under the heading of its group. */
  readonly under: boolean;
};

/**
 * The button around the name covers the card. Its name begins with the market's, and `action` is not inside
 * it.
 */
export function MarketCard(props: MarketCardProps) {
  const { name, status, closed, action, actionLabel, under } = props;
  const id = useId();
  const when = `${id}-when`;
  const Name = under ? 'h3' : 'h2';
  return (
    <article className={css.card} data-closed={closed || undefined}>
      <div className={css.facts}>
        <div className={css.row}>
          <Name>
            <button
              type="button"
              className={css.target}
              aria-describedby={`${id} ${when}`}
              onClick={props.onPress}
            >
              {name}
              <span className="visually-hidden">
                {status && `, ${status}`}
                {actionLabel && `, ${actionLabel}`}
              </span>
            </button>
          </Name>
          {props.lead && (
            <p className={css.lead} data-soon={props.soon || undefined}>
              {props.lead}
            </p>
          )}
        </div>
        <div className={css.row}>
          <p className={props.declared + props.undeclared ? css.result : 'visually-hidden'} id={id}>
            <ResultText done={props.declared} rest={props.undeclared} spoken={props.spoken} />
          </p>
          <p className={css.when} id={when}>
            {withBoldTimes(props.times)}
          </p>
          {props.note && <p className={css.note}>{props.note}</p>}
        </div>
        {props.slip}
      </div>
      {props.sign}
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}

const withBoldTimes = (text: string): ReactNode =>
  text.split(/(\d+:\d\d [AP]M)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
