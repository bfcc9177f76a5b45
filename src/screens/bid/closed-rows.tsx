import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { numberText } from '../../domain/game/number-text.ts';
import { gameByKey } from '../../domain/game/games.ts';
import { formatPoints } from '../../domain/points.ts';
import type { KeptSlip } from '../../domain/slip/slip.ts';
import type { Slips } from '../../live/slips.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { RowItem, Rows } from '../../ui/cards/rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The rows that were taken off because their market has closed, until they have been read. */
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
