import '../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { localTime } from '../../domain/dates.ts';
import { type BalanceLeft, balanceLeft, balanceToSpend } from '../../domain/slip/balance-left.ts';
import { unsentSlips } from '../../domain/slip/slip.ts';
import { type SlipToSend, slipsToSend } from '../../domain/slip/slips-to-send.ts';
import { slipsIn } from '../../live/slips.ts';
import { goToMarket } from '../../nav/go-to-market.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { prepareBidAtom } from '../../state/money/bids.ts';
import { debitsAtom } from '../../state/money/debits.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import type { PlainKey } from '../../text/message.ts';
import { slipFacts, slipNumbers } from '../../ui/cards/slips/slip-facts.ts';
import { SlipItem, SlipList } from '../../ui/cards/slips/slip-list.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { clearToasts, showToast } from '../../ui/overlays/toast.ts';
import { useEndedSlips } from '../records/ended-slips.ts';
import { limitProblem } from '../records/limit-text.ts';
import { marketOfNow, useMarketOf } from '../records/market-of.ts';
import { useOneAtATime } from '../records/use-one-at-a-time.ts';
import { usePause } from '../records/use-pause.ts';
import { AllReceipt } from './all-receipt.tsx';
import { ConfirmAll, slipName, slipTitle } from './confirm-all.tsx';
import { useKeptWords } from './kept-words.ts';
import { endOfSlip, orderOf, type SlipEnd, useSendAll } from './send-all.ts';

type Props = {
  /** The slips were filled here, and the button that did it is gone. */
  readonly focused: boolean;
};

/** The unsent slips of all markets, with one question for all of them. */
export function AllSlips({ focused }: Props) {
  useSignals();
  const t = useWords();
  const store = useStore();
  const oneAtATime = useOneAtATime();
  const id = useId();
  const clock = useAtomValue(clockAtom);
  const time = useNow(clock);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const slips = slipsIn(useAtomValue(environmentAtom));
  const marketOf = useMarketOf();
  const betting = useAtomValue(bettingAtom);
  const paused = usePause() !== null;
  const balance = useAtomValue(balanceAtom);
  const debits = useAtomValue(debitsAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const prepare = useSetAtom(prepareBidAtom);
  const [asked, setAsked] = useState(false);
  /** The balance that the player read at SUBMIT. It stays until all orders have ended. */
  const [submitted, setSubmitted] = useState<BalanceLeft | null>(null);
  const { sending, ends, placed, send, forgetEnds } = useSendAll(slips);
  const busy = sending !== null;
  useEndedSlips(slips, marketOf, time, { busy: useAtomValue(inFlightAtom) || asked });
  const submit = useRef<HTMLButtonElement>(null);
  const kept = betting === false ? [] : unsentSlips(slips.all.value, mobile, marketOf, time);
  const unsent = slipsToSend(kept, marketOf, time);
  const hasUnsent = unsent.length > 0;
  useEffect(() => {
    if (focused && hasUnsent) submit.current?.focus({ preventScroll: true });
  }, [focused, hasUnsent]);

  const refuse = (text: string): void => showToast({ id: 'all-slips', tone: 'error', text, at: 'top-right' });
  const ask = async (): Promise<void> => {
    const known = balance ?? (await refreshWallet().catch(() => null));
    const now = localTime(clock.now(), clock.zone);
    const asks = slipsToSend(
      unsentSlips(slips.all.peek(), mobile, marketOfNow(store), now),
      marketOfNow(store),
      now,
    ).filter(({ refused }) => refused === null);
    const rows = asks.flatMap(({ slip }) => slip.rows);
    const problem = problemOf(rows.length, balanceToSpend(known, rows, debits));
    if (problem !== null) return refuse(t(problem));
    const limit = limitProblem(store, t, rows);
    if (limit !== null) return refuse(limit);
    // An Undo behind the question must not change the slips in question.
    clearToasts();
    const [first] = asks;
    if (first) prepare(orderOf(first, now));
    forgetEnds();
    setAsked(true);
  };

  const shown = sending ?? unsent;
  const ready = unsent.filter(({ refused }) => refused === null);
  const left = busy
    ? submitted
    : balanceLeft(
        balance,
        ready.flatMap(({ slip }) => slip.rows),
        debits,
      );
  const open = asked && (busy || ready.length > 0);
  // Otherwise the next slip would open the question by itself.
  if (asked && !open) setAsked(false);

  return (
    <>
      <AllReceipt placed={placed} quiet={open} />
      {hasUnsent && (
        <section aria-labelledby={id}>
          <Stack>
            <h2 id={id}>{t('all.title')}</h2>
            {!paused && <Button ref={submit} onClick={() => void ask()} words="all.submit" />}
            <SlipList label={t('all.title')}>
              {unsent.map(one => (
                <UnsentSlip key={slipName(one)} one={one} end={endOfSlip(ends, one)} />
              ))}
            </SlipList>
          </Stack>
        </section>
      )}
      <ConfirmAll
        open={open}
        onClose={() => setAsked(false)}
        slips={shown}
        ends={ends}
        busy={busy}
        left={left}
        onConfirm={() =>
          void oneAtATime(async () => {
            setSubmitted(left);
            await send(ready);
          })
        }
      />
    </>
  );
}

/** `left`: the balance after the rows. */
function problemOf(rows: number, left: number | null): PlainKey | null {
  if (rows === 0) return 'bid.sessionClosed';
  if (left === null) return 'error.somethingWrong';
  return left < 0 ? 'error.insufficient' : null;
}

function UnsentSlip({ one, end }: { readonly one: SlipToSend; readonly end: SlipEnd | undefined }) {
  const t = useWords();
  const { slip, game, market, refused } = one;
  const title = slipTitle(t(game.title), one);
  const kept = useKeptWords(end);
  const why = refused === null ? kept : t(refused);
  return (
    <SlipItem
      title={title}
      facts={slipFacts(t, game, slip.rows)}
      numbers={slipNumbers(t, slip.rows)}
      refused={why ? [why] : []}
      action={
        <Button
          tone="quiet"
          aria-label={t({ key: 'saved.openNamed', params: { name: title } })}
          onClick={() => goToMarket(game.path, market)}
          words="saved.open"
        />
      }
    />
  );
}
