import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { pointsIn } from '../../domain/amount.ts';
import { minuteOfDay } from '../../domain/clock-time.ts';
import { formatPoints } from '../../domain/points.ts';
import { parseWithdraw } from '../../domain/wallet/wallet-forms.ts';
import type { PayoutNumbers, WalletInfo } from '../../domain/wallet/wallet.ts';
import { payoutNumbersResource, walletInfoResource } from '../../state/money/withdrawals.ts';
import { valueOf } from '../../lib/remote.ts';
import type { Message } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { PayoutLine } from '../../ui/cards/payout-line.tsx';
import { useTypedFields } from '../../ui/hooks/use-typed-fields.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** What Submit asks for, right above it, because nothing asks again: points, number, and what stays. */
export function WithdrawSummary() {
  const t = useWords();
  const line = useRef<HTMLDivElement>(null);
  const typed = useTypedFields(line);
  const wallet = valueOf(useAtomValue(walletInfoResource.value));
  const numbers = valueOf(useAtomValue(payoutNumbersResource.value));
  const words = wallet && numbers && summaryOf(t, typed, wallet, numbers);
  return <PayoutLine ref={line} claim={words && t(words)} />;
}

/** Null while something is missing or wrong. The hours are another question. */
function summaryOf(t: Translate, typed: string, wallet: WalletInfo, numbers: PayoutNumbers): Message | null {
  const draft = Object.fromEntries(new URLSearchParams(typed));
  const request = parseWithdraw(draft, { wallet: { ...wallet, hours: null }, now: minuteOfDay(0) });
  const balance = pointsIn(wallet.balance);
  if (!request.ok || balance === null) return null;
  const { points, method } = request.value;
  const number = numbers[method];
  if (number === null) return null;
  return {
    key: 'withdraw.to',
    params: {
      points: formatPoints(points),
      method: t(`method.${method}`),
      number,
      left: formatPoints(balance - points),
    },
  };
}
