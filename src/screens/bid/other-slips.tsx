import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { gameByKey } from '../../domain/game/games.ts';
import { numberText } from '../../domain/game/panna.ts';
import { cappedSum, formatPoints } from '../../domain/points.ts';
import { totalPoints } from '../../domain/slip/bid.ts';
import { isSameSlip, type KeptSlip, type SlipKey } from '../../domain/slip/slip.ts';
import type { Slips } from '../../live/slips.ts';
import { goToForm } from '../../nav/go-to-form.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { RowItem, Rows } from '../../ui/cards/rows.tsx';
import { slipFacts } from '../../ui/cards/slip-facts.ts';
import { Button } from '../../ui/fields/button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

export type OtherSlipsProps = {
  readonly unsent: readonly KeptSlip[];
  readonly here: SlipKey;
};

export function OtherSlips({ unsent, here }: OtherSlipsProps) {
  const t = useWords();
  const others = unsent.filter(slip => !isSameSlip(slip, here));
  if (others.length === 0) return null;
  const points = formatPoints(cappedSum(others.map(({ rows }) => totalPoints(rows))));
  const title = t({ key: 'again.others', params: { points } });
  return (
    <Stack gap="tight">
      <h2>{title}</h2>
      <Listing label={title}>
        {others.map(slip => {
          const { game, market } = slip;
          const listed = gameByKey(game);
          return (
            <ListRow
              key={`${game} ${market.id} ${slip.day}`}
              title={`${market.name} · ${t(listed.title)}`}
              detail={slipFacts(t, listed, slip.rows)}
              onClick={() => goToForm({ game: listed, market })}
            />
          );
        })}
      </Listing>
    </Stack>
  );
}

export function ClosedRows({ slips, mobile }: { readonly slips: Slips; readonly mobile: string }) {
  useSignals();
  const closed = slips.closed.value.filter(slip => slip.mobile === mobile);
  if (closed.length === 0) return null;
  return (
    <Notice tone="warn" role="alert">
      <Stack>
        {closed.map(slip => (
          <Closed key={`${slip.game} ${slip.market.id} ${slip.day} ${slip.rows[0]?.id}`} slip={slip} />
        ))}
        <CloseButton onClose={slips.forgetClosed} />
      </Stack>
    </Notice>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button);
  return (
    <Button ref={button} tone="quiet" onClick={onClose}>
      {t('action.close')}
    </Button>
  );
}

function Closed({ slip }: { readonly slip: KeptSlip }) {
  const t = useWords();
  const { game, market, rows } = slip;
  const { title, session } = gameByKey(game);
  const words = t(
    rows.length === 1
      ? { key: 'bid.marketClosedOne', params: { market: market.name } }
      : { key: 'bid.marketClosed', params: { market: market.name, count: rows.length } },
  );
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
