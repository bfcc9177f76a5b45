import { memo } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import {
  durationText,
  isOpenDeclared,
  type Market,
  marketStatus,
  nextClosing,
  resultParts,
  showsOpenAlone,
} from '../../domain/market/market.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { go } from '../../nav/navigation.ts';
import { listPath, menuPath } from '../../nav/routes.ts';
import type { ResultNotice } from '../../state/reading/result-notices.ts';
import type { Translate } from '../../text/translate.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { MarketCard } from '../../ui/cards/market-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { closedNote } from './closed-note.ts';
import { MarketNotice } from './market-notice.tsx';
import { spoken } from './spoken.ts';
import { useRefusal } from './use-refusal.ts';

const statusWords = {
  open: { tone: 'good', key: 'market.statusOpen' },
  closeOnly: { tone: 'warn', key: 'market.statusCloseOnly' },
  closed: { tone: 'bad', key: 'market.statusClosed' },
} as const;

type Props = {
  readonly market: Market;
  readonly now: MinuteOfDay;
  readonly betting: boolean;
  readonly notice?: ResultNotice | undefined;
};

/**
 * A main market on the home screen. A closed one, and one of unknown times, vibrates, shakes and says so instead of
 * opening. With betting off a tap stays on this screen, and the card has a button for the chart (spec 1 §4).
 */
export const MarketItem = memo(function MarketItem({ market, now, betting, notice }: Props) {
  const t = useWords();
  const { shaking, refuse } = useRefusal();
  const { times, taking } = market;
  const playable = taking && times !== null;
  const known = times && {
    ...times,
    taking,
    openDeclared: isOpenDeclared(times, showsOpenAlone(market), now),
  };
  const status = known === null ? 'closed' : marketStatus(known, now);
  const closing = status === 'closed' ? null : known && nextClosing(known, now);
  const { done, rest } = resultParts(market);
  const words = statusWords[status];
  const chartUrl = betting ? null : safeUrl(market.chartUrl, location.href);
  const note =
    closing === null
      ? closedNote(t, times, now)
      : t({ key: 'market.left', params: { left: t(durationText(closing.minutes)) } });

  const press = (): void => {
    if (!playable) return refuse(market.name, note);
    if (!betting) return go(listPath.main, { replace: true });
    const { id, name } = market;
    go(menuPath.main, { state: { market: { id, name, ...times } } });
  };

  return (
    <MarketCard
      name={market.name}
      resultDone={done}
      resultRest={
        betting && market.openResult === null && market.closeResult === null ? t('market.waiting') : rest
      }
      spoken={spoken(t, done)}
      tone={words.tone}
      status={t(words.key)}
      times={timesText(t, market, status === 'closeOnly')}
      note={note}
      closed={!playable}
      shaking={shaking}
      onPress={press}
      actionLabel={playable && betting ? t('market.play') : undefined}
      notice={notice && <MarketNotice notice={notice} />}
      action={
        chartUrl !== null && (
          <LinkButton href={chartUrl} tone="quiet" wide external>
            {t('title.charts')}
          </LinkButton>
        )
      }
    />
  );
});

/** Until when bids of each session are taken, in the server's own words where the times cannot be read. */
function timesText(t: Translate, { times, openText, closeText }: Market, closeOnly: boolean): string {
  const [open, close] = times
    ? [formatClock12(times.open), formatClock12(times.close)]
    : [openText, closeText];
  if (close === '') return open === '' ? '' : t({ key: 'market.bidsTill', params: { time: open } });
  if (open === '' || closeOnly) return t({ key: 'market.closeTill', params: { close } });
  return t({ key: 'market.bothTill', params: { open, close } });
}
