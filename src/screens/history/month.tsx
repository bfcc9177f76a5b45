import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { StatedAmount } from '../../domain/amount.ts';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import { presetRange } from '../../domain/history/history-query.ts';
import type { OwnDays } from '../../domain/history/live-slip.ts';
import type { StakeReturns } from '../../domain/history/stake-returns.ts';
import { monthOf } from '../../domain/history/month.ts';
import { durationText, families } from '../../domain/market/market.ts';
import { loaded, loading, type Remote, unusable } from '../../lib/remote.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import { monthMinutesAtom } from '../../state/money/play-time.ts';
import { marketsTodayAtom, readTakingAtom } from '../../state/reading/boards.ts';
import { readOwnAtom, readReturnsAtom } from '../../state/reading/histories.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { knownResultsAtom } from '../../state/reading/board-looks.ts';
import { AmountText, SignedAmount } from '../../ui/cards/points/amount-text.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';

type Books = { readonly own: OwnDays; readonly returns: StakeReturns };

export function Month() {
  const { date } = useNow(useAtomValue(clockAtom));
  return <MonthTill key={isoDate(date)} today={date} />;
}

function MonthTill({ today }: { readonly today: CalendarDate }) {
  const clock = useAtomValue(clockAtom);
  const readOwn = useSetAtom(readOwnAtom);
  const readReturns = useSetAtom(readReturnsAtom);
  const readTaking = useSetAtom(readTakingAtom);
  const [{ from, to }] = useState(() => presetRange('month', today));
  const [reading, setReading] = useState<Remote<Books>>(loading);
  const read = useCallback(async (): Promise<Remote<Books>> => {
    // The day may still be corrected, and this month with it.
    await clock.ready;
    const [own] = await Promise.all([readOwn({ from, to }), readTaking(new Set(families))]);
    const none = Object.values(own).every(({ bids, wins }) => bids === null && wins === null);
    if (none) return unusable;
    const bids = families.flatMap(family => own[family].bids?.rows ?? []);
    return loaded({ own, returns: await readReturns(bids, { from, to }) });
  }, [clock, readOwn, readReturns, readTaking, from, to]);
  useFreshBalance(true);
  // Compared by value, because a reply may contain an equal object, which must not cause a new reading.
  const wallet = JSON.stringify(useAtomValue(walletAtom));
  const { readLagSeconds } = useAtomValue(configAtom);
  useEffect(() => {
    let late = false;
    const show = async (): Promise<void> => {
      const next = await read();
      if (!late) setReading(before => (next === unusable && before.kind === 'loaded' ? before : next));
    };
    void show();
    // Lists may be older than the wallet, so they are read again.
    const timer = setTimeout(() => void (readLagSeconds > 0 && show()), readLagSeconds * 1000);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [read, wallet, readLagSeconds]);
  return (
    <RemoteView
      noun="bids"
      reading={reading}
      onRetry={async () => setReading(await read())}
      loading={<Skeleton height={300} />}
    >
      {books => <MonthCard {...books} />}
    </RemoteView>
  );
}

function MonthCard({ own, returns }: Books) {
  const t = useWords();
  const boards = useAtomValue(marketsTodayAtom);
  const now = useNow(useAtomValue(clockAtom));
  const results = useAtomValue(knownResultsAtom)(now);
  const minutes = useAtomValue(monthMinutesAtom);
  const { bid, won, returned, net, days, mayLack } = monthOf(own, { boards, results, returns, now });
  const unit = t('points.unit');
  const plain = (amount: StatedAmount): ReactNode => <AmountText amount={amount} sign="plain" unit={unit} />;
  const signed = (amount: StatedAmount): ReactNode => <SignedAmount amount={amount} unit={unit} />;
  const known = <T,>(value: T | null, draw: (value: T) => ReactNode): ReactNode =>
    value === null ? t('totals.unknown') : draw(value);
  return (
    <Card>
      <Stack>
        <DefinitionList
          items={[
            { term: t('month.bid'), value: known(bid, plain) },
            { term: t('status.won'), value: known(won, plain) },
            ...(returned === null ? [] : [{ term: t('status.returned'), value: plain(returned) }]),
            { term: t('totals.net'), value: known(net, signed) },
            { term: t('month.days'), value: known(days, String) },
            { term: t('month.time'), value: t(durationText(minutes)) },
          ]}
        />
        <Muted>{t('month.about')}</Muted>
        {mayLack && <Muted>{t('list.mayLack')}</Muted>}
        <LinkButton href="/limits" tone="quiet" wide words="title.limits" />
      </Stack>
    </Card>
  );
}
