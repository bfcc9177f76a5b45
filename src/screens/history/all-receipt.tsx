import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { localTime } from '../../domain/dates.ts';
import { histories } from '../../domain/history/history.ts';
import { receiptOf, resultTimes } from '../../domain/slip/receipt.ts';
import { grouped } from '../../lib/grouped.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { slipFacts } from '../../ui/cards/slips/slip-facts.ts';
import { SlipBids } from '../../ui/cards/slips/slip-bids.tsx';
import { SlipItem, SlipList } from '../../ui/cards/slips/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { ReadAloud } from '../../ui/fields/read-aloud.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { slipTitle } from './confirm-all.tsx';
import type { PlacedSlip } from './send-all.ts';

type Props = {
  readonly placed: readonly PlacedSlip[];
  /** While a question is open, the focus stays in it. */
  readonly quiet: boolean;
};

/** A receipt for each slip. Contains only bids that a reply or a history has proven to be placed. */
export function AllReceipt({ placed, quiet }: Props) {
  const t = useWords();
  const { zone } = useAtomValue(clockAtom);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(0);
  useEffect(() => {
    if (quiet || announced.current === placed.length) return;
    announced.current = placed.length;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [placed, quiet]);
  const groups = grouped(placed, ({ game, market }) => `${game.key} ${market.id}`);
  const receipts = [...groups].flatMap(([key, slips]) => {
    const receipt = receiptOf(slips.map(({ placement }) => placement));
    const { game, market } = slips[0];
    return receipt === null ? [] : [{ key, game, market, ...receipt }];
  });
  if (receipts.length === 0) return null;
  const families = new Set(receipts.map(({ game }) => game.family));
  return (
    <section aria-label={t('receipt.title')}>
      <Stack>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {t({ key: 'all.placed', params: { count: receipts.length } })}
        </h2>
        <ReadAloud>
          <SlipList label={t('receipt.rows')}>
            {receipts.map(({ key, game, market, rows, at }) => {
              const title = slipTitle(t(game.title), { market });
              const times = resultTimes(game, rows, market.times).map(formatClock12).join(', ');
              const time = formatClock12(localTime(at, zone).minute);
              const facts = [
                t({ key: 'all.placedAt', params: { time } }),
                ...(times === '' ? [] : [t({ key: 'yours.after', params: { time: times } })]),
              ];
              return (
                <SlipItem
                  key={key}
                  title={title}
                  note={facts.join(' · ')}
                  facts={slipFacts(t, game, rows)}
                  numbers=""
                  more={<SlipBids game={game} rows={rows} label={title} />}
                />
              );
            })}
          </SlipList>
        </ReadAloud>
        {histories
          .filter(({ kind, family }) => kind === 'bids' && families.has(family))
          .map(({ key, paths }) => (
            <Button
              key={key}
              tone="quiet"
              onClick={() => go(paths[0])}
              words={families.size === 1 ? 'receipt.viewBids' : `histories.${key}`}
            />
          ))}
      </Stack>
    </section>
  );
}
