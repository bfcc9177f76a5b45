import { memo } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { limits } from '../../domain/limits.ts';
import { durationText, type Market, marketStatus, nextClosing, resultParts } from '../../domain/market.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { MarketCard } from '../../ui/cards/market-card.tsx';
import { useShake } from '../../ui/hooks/use-shake.ts';
import { useWords } from '../../ui/layout/words.tsx';

const statusWords = {
  open: { tone: 'good', key: 'market.statusOpen' },
  closeOnly: { tone: 'warn', key: 'market.statusCloseOnly' },
  closed: { tone: 'bad', key: 'market.statusClosed' },
} as const;

type Props = { readonly market: Market; readonly now: MinuteOfDay; readonly betting: boolean };

/**
 * A main market on the home screen. A closed one, and one of unknown times, vibrates and shakes instead of opening.
 * With betting off a tap stays on this screen, and the card has a button for the chart (spec 1 §4).
 */
export const MarketItem = memo(function MarketItem({ market, now, betting }: Props) {
  const t = useWords();
  const { shaking, shake } = useShake(limits);
  const { times, taking } = market;
  const playable = taking && times !== null;
  const status = times === null ? 'closed' : marketStatus({ ...times, taking }, now);
  const closing = times && nextClosing(times, now);
  const result = resultParts(market);
  const words = statusWords[status];
  const chartUrl = betting ? null : safeUrl(market.chartUrl, location.href);

  const press = (): void => {
    if (!playable) return shake();
    if (!betting) return go(listPath.main, { replace: true });
    const { id, name } = market;
    go(menuPath.main, { state: { market: { id, name, ...times } } });
  };

  return (
    <MarketCard
      name={market.name}
      resultDone={result.done}
      resultRest={result.rest}
      status={{ tone: words.tone, label: t(words.key) }}
      times={[
        { label: t('market.opensAt'), value: times ? formatClock12(times.open) : market.openText },
        { label: t('market.closesAt'), value: times ? formatClock12(times.close) : market.closeText },
      ].filter(({ value }) => value !== '')}
      note={
        times === null
          ? t('market.timeUnknown')
          : status === 'closed' || closing === null
            ? t('market.tomorrow')
            : t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } })
      }
      closed={!playable}
      shaking={shaking}
      onPress={press}
      actionLabel={playable && betting ? t('market.play') : undefined}
      action={
        chartUrl === null ? undefined : (
          <LinkButton href={chartUrl} tone="quiet" wide external>
            {t('market.charts')}
          </LinkButton>
        )
      }
    />
  );
});
