import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { gameByKey } from '../../domain/game/games.ts';
import { numberText } from '../../domain/game/panna.ts';
import { durationText } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { cappedSum, formatPoints } from '../../domain/points.ts';
import { totalPoints } from '../../domain/slip/bid.ts';
import { isSameSlip, type KeptSlip, marketOfSlip, minutesLeft, unsentSlips } from '../../domain/slip/slip.ts';
import { type Slips, slipsIn } from '../../live/slips.ts';
import { goToMarket } from '../../nav/go-to-market.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { RowItem, Rows } from '../../ui/cards/lists/rows.tsx';
import { slipSize } from '../../ui/cards/slips/slip-facts.ts';
import { YoursRow } from '../../ui/cards/markets/yours-row.tsx';
import yours from '../../ui/cards/markets/yours.module.css';
import { Button } from '../../ui/fields/button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useMarketOf } from '../records/market-of.ts';
import { useBid } from './bid-context.ts';
import { useEndedSlips } from '../records/ended-slips.ts';

type Props = {
  readonly unsent: readonly KeptSlip[];
  readonly minute: MinuteOfDay;
};

export function YourSlips({ onShown }: { readonly onShown: (shown: boolean) => void }) {
  useSignals();
  const time = useNow(useAtomValue(clockAtom));
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const slips = slipsIn(useAtomValue(environmentAtom));
  const marketOf = useMarketOf();
  useEndedSlips(slips, marketOf, time, { busy: useAtomValue(inFlightAtom) });
  const unsent =
    useAtomValue(bettingAtom) === false ? [] : unsentSlips(slips.all.value, mobile, marketOf, time);
  const closed = slips.closed.value.some(slip => slip.mobile === mobile);
  const shown = unsent.length > 0 || closed;
  useLayoutEffect(() => onShown(shown), [shown, onShown]);
  return (
    shown && (
      <>
        <ClosedRows slips={slips} mobile={mobile} />
        <ul>
          {unsent.map(slip => (
            <YourSlip key={nameOf(slip)} slip={slip} minute={time.minute} />
          ))}
        </ul>
      </>
    )
  );
}

type SlipProps = { readonly slip: KeptSlip; readonly minute: MinuteOfDay };

function YourSlip(props: SlipProps) {
  const t = useWords();
  return (
    <YoursRow
      icon="ticket"
      {...useSlipLink(props)}
      trailing={
        <span aria-hidden="true" className={yours.send}>
          {t('slips.send')}
        </span>
      }
    />
  );
}

const nameOf = ({ game, market, day }: KeptSlip): string => `${game} ${market} ${day}`;

function useSlipLink({ slip, minute }: SlipProps) {
  const t = useWords();
  const market = marketOfSlip(slip, useMarketOf());
  const game = gameByKey(slip.game);
  const minutes = minutesLeft(game, slip.rows, market, minute);
  const end = minutes !== null && t({ key: 'slips.closesIn', params: { left: t(durationText(minutes)) } });
  return {
    title: `${market.name} · ${slipSize(t, slip.rows)}`,
    about: [t(game.title), end].filter(Boolean).join(' · '),
    href: game.path,
    onClick: (event: MouseEvent): void => {
      event.preventDefault();
      goToMarket(game.path, market);
    },
  };
}

export function OtherSlips({ heading: Heading = 'h2' }: { readonly heading?: 'h2' | 'h3' }) {
  useSignals();
  const t = useWords();
  const { unsent, minute, key } = useBid();
  const others = unsent().filter(slip => !isSameSlip(slip, key));
  if (others.length === 0) return null;
  const points = formatPoints(cappedSum(others.map(({ rows }) => totalPoints(rows))));
  const title = t({ key: 'again.others', params: { points } });
  return (
    <Stack gap="tight">
      <Heading>{title}</Heading>
      <SlipLinks label={title} unsent={others} minute={minute} />
    </Stack>
  );
}

function SlipLinks({ unsent, minute, label }: Props & { readonly label?: string }) {
  return (
    <Listing label={label}>
      {unsent.map(slip => (
        <SlipLink key={nameOf(slip)} slip={slip} minute={minute} />
      ))}
    </Listing>
  );
}

function SlipLink(props: SlipProps) {
  return <ListRow leading={<Icon name="ticket" />} {...useSlipLink(props)} />;
}

export function ClosedRows({ slips, mobile }: { readonly slips: Slips; readonly mobile: string }) {
  useSignals();
  const closed = slips.closed.value.filter(slip => slip.mobile === mobile);
  if (closed.length === 0) return null;
  return (
    <Notice tone="warn" role="alert">
      <Stack>
        {closed.map(slip => (
          <Closed key={`${slip.game} ${slip.market} ${slip.day} ${slip.rows[0]?.id}`} slip={slip} />
        ))}
        <CloseButton onClose={slips.forgetClosed} />
      </Stack>
    </Notice>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button);
  return <Button ref={button} tone="quiet" onClick={onClose} words="action.close" />;
}

function Closed({ slip }: { readonly slip: KeptSlip }) {
  const t = useWords();
  const { game, rows } = slip;
  const market = marketOfSlip(slip, useMarketOf());
  const { title, session } = gameByKey(game);
  const words = t({ key: 'bid.marketClosed', params: { market: market.name, count: rows.length } });
  return (
    <>
      <b>{words}</b>
      <Rows label={`${words}, ${t(title)}`}>
        {rows.map(row => (
          <RowItem
            key={row.id}
            main={numberText(row)}
            note={session === 'choose' ? `${t(title)} ${t(`session.${row.session}`)}` : t(title)}
            points={t({ key: 'points.amount', params: { points: formatPoints(row.points) } })}
          />
        ))}
      </Rows>
    </>
  );
}
