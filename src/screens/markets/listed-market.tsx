import { type ComponentType, memo, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { limits } from '../../domain/limits.ts';
import { hasTimes, isTimeUnknown } from '../../domain/market/known-market.ts';
import {
  durationText,
  hasEnded,
  type Market,
  marketStatus,
  nextClosing,
  isOverToday,
  resultParts,
  spokenResult,
} from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { goToMarket } from '../../nav/go-to-market.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import type { SlipOnCard } from '../../state/reading/places.ts';
import type { Translate } from '../../text/translate.ts';
import css from '../../ui/cards/markets/market-card.module.css';
import { MarketCard } from '../../ui/cards/markets/market-card.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { onceIdle } from '../../ui/hooks/when-idle.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Keeps a line of the card free until the player's bids are there. */
const place = <p className={css.own} data-kept />;
const room = <p className={css.own} />;
const load = onceIdle(async () => (await import('./live-slip.tsx')).LiveSlip);
const Slip = lazyPart(load, { placeholder: place });

type Props = {
  readonly market: Market;
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly slip: ReturnType<SlipOnCard>;
  readonly Sign?: ComponentType<{ readonly playable: boolean }> | undefined;
};

export const ListedMarket = memo(function ListedMarket({ market, now, betting, slip, Sign }: Props) {
  const t = useWords();
  const [before] = useState(slip);
  const { family, name, times, taking } = market;
  const playable = taking && times !== null;
  const note = marketNote(t, market, now);

  const closing = betting ? closingOf(market, now) : null;
  const status = statusText(t, market, now, betting);
  const { done, rest } = resultParts(market);
  const due = times !== null && hasEnded('Open', times, now) ? t('market.waiting') : '';
  const chartUrl = betting || family !== 'main' ? null : safeUrl(market.chartUrl, location.href);
  return (
    <MarketCard
      name={name}
      declared={done}
      undeclared={betting && family === 'main' && done === '' && market.close === null ? due : rest}
      spoken={done === '' ? t('market.notDeclared') : spokenResult(done, t('market.digits').split(' '))}
      status={status}
      lead={closing === null ? status : family === 'main' ? leftText(t, closing) : `${status} · ${note}`}
      soon={closing !== null && closing.minutes < limits.soonMinutes}
      times={timesText(t, market, now, betting)}
      note={betting && closing === null && !isTimeUnknown(market) ? note : ''}
      closed={betting && !playable}
      sign={Sign && betting && <Sign playable={playable} />}
      onPress={event =>
        openMarket(t, market, { now, betting }) || shake(event.currentTarget.closest('article'))
      }
      actionLabel={playable && betting ? t('market.play') : undefined}
      action={chartUrl !== null && <LinkButton href={chartUrl} tone="quiet" external words="title.charts" />}
      under={betting}
      slip={typeof slip === 'object' ? <Slip slip={slip} /> : before && (before === 'kept' ? place : room)}
    />
  );
});

function statusText(t: Translate, market: Market, now: MinuteOfDay, betting: boolean): string {
  const { family, taking } = market;
  if (family === 'main' && !betting) return '';
  if (isTimeUnknown(market)) return t('takes.unknown');
  if (family !== 'main') return t(taking ? 'market.open' : 'market.closed');
  return t(`takes.${marketStatus(market, now)}`);
}

const isOpenOver = (market: Market, now: MinuteOfDay): boolean =>
  market.times !== null && (hasEnded('Open', market.times, now) || marketStatus(market, now) === 'closeOnly');

/**
 * Uses the server's own words if the times cannot be read. Gali's `Close` shows its open time (spec 2 §2).
 */
function timesText(t: Translate, market: Market, now: MinuteOfDay, betting: boolean): string {
  const { family, times, openText, closeText } = market;
  const open = times ? formatClock12(times.open) : openText;
  const end = times?.close ?? null;
  const close = end === null ? closeText : formatClock12(end);
  if (family === 'gali') return open && t({ key: 'market.closesAt', params: { time: open } });
  if (!betting) return [open, close].filter(Boolean).join(' · ');
  if (close === '') return open && t({ key: 'market.bidsTill', params: { time: open } });
  if (open === '') return t({ key: 'market.closeTill', params: { close } });
  const key = isOpenOver(market, now) ? 'market.openPassed' : 'market.bothTill';
  return t({ key, params: { open, close } });
}

const leftText = (t: Translate, { session, minutes }: NonNullable<ReturnType<typeof nextClosing>>): string =>
  t({ key: `left.${session}`, params: { left: t(durationText(minutes)) } });

const closingOf = (market: Market, now: MinuteOfDay) => (market.taking ? nextClosing(market, now) : null);

/**
 * Returns false for a closed market, whose card says why (spec 2 §4). With betting off the player stays on
 * the list (spec 1 §4).
 */
export function openMarket(
  t: Translate,
  market: Market,
  { now, betting, path }: { now: MinuteOfDay; betting: boolean; path?: string | undefined },
): boolean {
  const { family, taking } = market;
  if (taking && hasTimes(market)) {
    if (betting) goToMarket(path ?? menuPath[family], market);
    else go(listPath[family], { replace: true });
    return true;
  }
  // If the file is missing, the card still says why.
  if (betting)
    import('./refused-market.ts')
      .then(({ sayRefused }) => sayRefused(t, market, marketNote(t, market, now)))
      .catch(() => undefined);
  return false;
}

export function marketNote(t: Translate, market: Market, now: MinuteOfDay): string {
  const { times } = market;
  if (times === null) return t('market.timeUnknown');
  const closing = closingOf(market, now);
  if (closing !== null) return t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } });
  return isOverToday(times, now) ? t('market.overToday') : t('market.noBids');
}

function shake(card: Element | null): void {
  // Safari cannot vibrate.
  if ('vibrate' in navigator) navigator.vibrate(limits.vibrateMs);
  card?.setAttribute('data-shaking', '');
  setTimeout(() => card?.removeAttribute('data-shaking'), limits.shakeMs);
}
