import { memo, useId, type MouseEventHandler, type ReactNode } from 'react';
import { withBase } from '../../lib/base-path.ts';
import { Icon } from '../icons/icon.tsx';
import { Pill } from './pill.tsx';
import css from './market-card.module.css';

export type MarketCardProps = {
  name: string;
  /** The declared part of the result ('470-1') and the part that is not declared ('*-***'). */
  resultDone: string;
  resultRest: string;
  status: { tone: 'good' | 'warn' | 'bad'; label: string };
  times: readonly { label: string; value: string }[];
  note?: string | undefined;
  closed: boolean;
  shaking?: boolean | undefined;
  /** A lock where an open card has its play sign. */
  locked?: boolean | undefined;
  /** With `href` the card is a link, else a button. */
  href?: string | undefined;
  onPress?: MouseEventHandler | undefined;
  /** Read out after the name ('Play'), and shown as a sign. Without it the card shows no sign. */
  actionLabel?: string | undefined;
  action?: ReactNode;
};

/**
 * A market. The whole card is one target: the link or button around the name covers the card. So its accessible name
 * begins with the market's name, the heading stays a heading, and `action` is above it, not inside.
 */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { status, times, note, closed, shaking, locked, action, actionLabel } = props;
  const details = useId();
  return (
    <article className={css.card} data-closed={closed || undefined} data-shaking={shaking || undefined}>
      <div className={css.grid}>
        <h2>
          <Target {...props} describedBy={details} />
        </h2>
        <Pill tone={status.tone}>{status.label}</Pill>
        <p className={css.result} id={details}>
          {props.resultDone}
          <i>{props.resultRest}</i>
        </p>
        <Sign play={Boolean(actionLabel)} locked={Boolean(locked)} />
        <p className={css.when}>
          {times.map(({ label, value }, index) => (
            <span key={label}>
              {label} <b>{value}</b>
              {index < times.length - 1 ? ' · ' : null}
            </span>
          ))}
        </p>
        <p className={css.when}>{note}</p>
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </article>
  );
}, sameCard);

function Target({
  name,
  status,
  actionLabel,
  href,
  onPress,
  describedBy,
}: MarketCardProps & { describedBy: string }) {
  const words = (
    <>
      {name}
      <span className="visually-hidden">
        , {status.label}
        {actionLabel ? `, ${actionLabel}` : null}
      </span>
    </>
  );
  const look = { className: css.target, 'aria-describedby': describedBy };
  return href === undefined ? (
    <button type="button" {...look} onClick={onPress}>
      {words}
    </button>
  ) : (
    <a {...look} href={withBase(href)} onClick={onPress}>
      {words}
    </a>
  );
}

function Sign({ play, locked }: { play: boolean; locked: boolean }) {
  if (!play && !locked) return <span />;
  return (
    <span className={play ? css.play : css.lock}>
      <Icon name={play ? 'play' : 'lock'} size={18} />
    </span>
  );
}

/** Compares `status` and `times` by their content, because screens make new objects at every poll. */
export function sameCard(before: MarketCardProps, after: MarketCardProps) {
  const { status, times, ...rest } = before;
  return (
    status.tone === after.status.tone &&
    status.label === after.status.label &&
    times.length === after.times.length &&
    times.every((time, i) => time.label === after.times[i]?.label && time.value === after.times[i]?.value) &&
    Object.keys({ ...rest, ...after }).every(
      key =>
        key === 'status' || key === 'times' || Object.is(Reflect.get(before, key), Reflect.get(after, key)),
    )
  );
}
