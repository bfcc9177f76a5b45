import { type MouseEventHandler, type ReactNode, type Ref, useId } from 'react';
import { Pill } from './pill.tsx';
import css from './market-card.module.css';
import { ResultText } from './result-text.tsx';
import { Icon } from '../icons/icon.tsx';

export type MarketCardProps = {
  readonly name: string;
  /** The declared part of the result ('470-1') and the part that is not declared ('*-***', or words). */
  readonly resultDone: string;
  readonly resultRest: string;
  /** The result in words. */
  readonly spoken: string;
  readonly tone: 'good' | 'warn' | 'bad';
  readonly status: string;
  /** Until when bids are taken; clock times in it are bold. */
  readonly times: string;
  readonly note: string;
  readonly closed: boolean;
  readonly shaking: boolean;
  /** At the right: that one can play, or that the market is closed. */
  readonly sign?: ReactNode;
  readonly onPress: MouseEventHandler;
  /** Read out after the name: 'Play'. */
  readonly actionLabel?: string | undefined;
  /** Stands below, above the card's target. */
  readonly action?: ReactNode;
  /** News of its result, below; it highlights the card. */
  readonly notice?: ReactNode;
};

/**
 * A market. The whole card is one target: the button around the name covers the card. So its accessible name begins with
 * the market's name, the heading stays a heading, and `action` is above it, not inside.
 */
export function MarketCard(props: MarketCardProps) {
  const { name, status, closed, shaking, action, actionLabel, notice } = props;
  const id = useId();
  const when = `${id}-when`;
  return (
    <article
      className={css.card}
      data-closed={closed || undefined}
      data-shaking={shaking || undefined}
      data-highlighted={notice ? true : undefined}
    >
      <div className={css.row}>
        <h2>
          <button
            type="button"
            className={css.target}
            aria-describedby={`${id} ${when}`}
            onClick={props.onPress}
          >
            {name}
            <span className="visually-hidden">
              , {status}
              {actionLabel && `, ${actionLabel}`}
            </span>
          </button>
        </h2>
        <Pill tone={props.tone}>{status}</Pill>
      </div>
      <div className={css.row}>
        <p className={css.result} id={id}>
          <ResultText done={props.resultDone} rest={props.resultRest} spoken={props.spoken} />
        </p>
        {props.sign}
        <p className={css.when} id={when}>
          {withBoldTimes(props.times)}
        </p>
        <p className={css.note}>{props.note}</p>
      </div>
      {notice && <div className={css.notice}>{notice}</div>}
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}

const withBoldTimes = (text: string): ReactNode =>
  text.split(/(\d+:\d\d [AP]M)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));

/** The cards of a list of markets. */
export const MarketCards = ({ children, ref }: { children: ReactNode; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={css.cards}>
    {children}
  </div>
);

/** The sign of a market's card: that one can play, or that it is closed. */
export const CardSign = ({ name }: { name: 'play' | 'lock' }) => (
  <span className={css[name]}>
    <Icon name={name} size={18} />
  </span>
);
