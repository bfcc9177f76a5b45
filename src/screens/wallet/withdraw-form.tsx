import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { amountWords, pointsIn } from '../../domain/amount.ts';
import { localTime } from '../../domain/dates.ts';
import { formatPoints } from '../../domain/points.ts';
import type { WaitingRow } from '../../domain/placing/order.ts';
import { parseWithdraw, quickAmounts } from '../../domain/wallet/wallet-forms.ts';
import type { PayoutMethod, WithdrawRequest } from '../../domain/wallet/wallet.ts';
import { draftOf } from '../../lib/draft.ts';
import { valueOf } from '../../lib/remote.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom, randomIdAtom } from '../../state/core/environment.ts';
import { askNotClearAtom } from '../../state/money/money-notices.ts';
import { payoutNumbersResource, walletInfoResource, withdrawAtom } from '../../state/money/withdrawals.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { Chips, fillField } from '../../ui/fields/chips.tsx';
import { emptyHint, Field } from '../../ui/fields/field.tsx';
import { Form, Submit, type SubmitResult } from '../../ui/fields/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { AddNumber } from './add-number.ts';
import { PayoutMethodField } from './payout-method-field.tsx';
import { WithdrawSummary } from './withdraw-summary.tsx';

/** The withdraw form: checked by the rules of spec 1 §5 in their order, then sent once. */
export function WithdrawForm() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const reading = useAtomValue(walletInfoResource.value);
  const info = valueOf(reading);
  const readInfo = useSetAtom(walletInfoResource.refresh);
  const withdraw = useSetAtom(withdrawAtom);
  const askNotClear = useSetAtom(askNotClearAtom);
  const numbers = valueOf(useAtomValue(payoutNumbersResource.value));
  const [asker] = useState(useAtomValue(randomIdAtom).make);
  const [adding, setAdding] = useState<PayoutMethod | null>(null);
  const amount = useRef<HTMLInputElement>(null);
  const balance = pointsIn(info?.balance ?? null);
  useReadAgain(readInfo);

  const submit = async (fields: FormData): Promise<SubmitResult> => {
    const known = info !== null && info.balance !== 'unreadable' && info.minWithdrawal !== 'unreadable';
    const wallet = known ? info : valueOf(await readInfo());
    if (wallet === null) return { field: 'form', words: 'error.withdrawUnexpected' };
    const now = localTime(clock.now(), clock.zone).minute;
    const request = parseWithdraw(draftOf(fields), { wallet, now });
    if (!request.ok) return request.error;
    if (numbers?.[request.value.method] === null) return { field: 'method', words: 'error.methodNumber' };
    return send(request.value);
  };
  const send = async (request: WithdrawRequest, again: readonly string[] = []): Promise<SubmitResult> => {
    const onWaiting = (rows: readonly WaitingRow[]): void =>
      askNotClear(rows, {
        sendAgain: attempts => void send(request, attempts).then(end => typeof end === 'function' && end()),
        takeOff: () => fillField(amount.current, ''),
      });
    const sent = await withdraw(request, asker, { again, onWaiting });
    if (!sent.ok) return { field: 'form', words: sent.error };
    // The request is accepted, so the toast is shown even if the player has left this screen.
    if (sent.value === 'placed') {
      showToast({ tone: 'success', text: t('success.withdraw'), at: 'top-center' });
      showToast({ tone: 'info', text: t('success.withdrawNext'), at: 'top-center' });
    }
    return () => go('/imp');
  };

  return (
    <>
      <Form submit={submit} label={t('title.withdraw')}>
        <Stack>
          <Field
            label={t('field.points')}
            name="points"
            inputMode="numeric"
            autoComplete="off"
            inputRef={amount}
            hint={info ? `${t('wallet.balance')}: ${t(amountWords(info.balance))}` : emptyHint}
          />
          {reading.kind === 'loading' && <Skeleton height={44} />}
          {info !== null && balance !== null && balance > 0 && (
            <Chips
              label={t('funds.amounts')}
              options={[
                ...quickAmounts(balance, info.minWithdrawal).map(value => ({
                  value,
                  label: formatPoints(value),
                })),
                { value: balance, label: t('withdraw.max') },
              ]}
              onPick={value => fillField(amount.current, value)}
            />
          )}
          <PayoutMethodField onAdd={setAdding} />
          <WithdrawSummary />
          <Submit busyText={t('busy.submitting')}>{t('action.submit')}</Submit>
        </Stack>
      </Form>
      {adding && <AddNumber method={adding} onClose={() => setAdding(null)} />}
    </>
  );
}

/** Reads the data of the form again when the player's balance has changed. */
function useReadAgain(read: () => Promise<unknown>): void {
  const wallet = useAtomValue(walletAtom);
  const balance = wallet === null || wallet === 'unreadable' ? wallet : wallet.exact;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    read().catch(() => undefined);
  }, [balance, read]);
}
