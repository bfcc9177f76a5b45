import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { amountWords, pointsIn } from '../../domain/amount.ts';
import { localTime } from '../../domain/dates.ts';
import { formatPoints, points as pointsOf, type Points } from '../../domain/points.ts';
import { pointsRow } from '../../domain/placing/traces.ts';
import { type BalanceLeft, balanceLeft, formatBalanceLeft } from '../../domain/slip/balance-left.ts';
import type { WaitingRow } from '../../domain/placing/order.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { parseWithdraw, quickAmounts } from '../../domain/wallet/wallet-forms.ts';
import {
  type PayoutMethod,
  payoutMethods,
  type PayoutNumbers,
  type WalletInfo,
  type WithdrawRequest,
} from '../../domain/wallet/wallet.ts';
import type { Draft } from '../../lib/draft.ts';
import { isUnread, valueOf } from '../../lib/remote.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom, randomIdAtom } from '../../state/core/environment.ts';
import { askNotClearAtom } from '../../state/money/money-notices.ts';
import { debitsAtom } from '../../state/money/debits.ts';
import { payoutNumbersResource, walletInfoResource, withdrawAtom } from '../../state/money/withdrawals.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { AmountChips } from '../../ui/fields/amount-chips.tsx';
import { fillField } from '../../ui/fields/chips.tsx';
import { emptyHint, Field } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit, type SubmitResult } from '../../ui/fields/form.tsx';
import { Expected } from '../../ui/layout/expected.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { minuteOfDay } from '../../domain/minute-of-day.ts';
import type { Message } from '../../text/message.ts';
import type { Translate } from '../../text/translate.ts';
import { PayoutLine } from '../../ui/cards/points/payout-line.tsx';
import { useDoneBefore } from './use-done-before.ts';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';

const AddNumber = lazyOnOpen(async () => (await import('./add-number-dialog.tsx')).AddNumberDialog);

/** A balance whose chips keep the place of those that are loading. */
const usual = pointsOf(10_000);

/** Checks the rules of spec 1 §5 in their order, then sends once. */
export function WithdrawForm() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const reading = useAtomValue(walletInfoResource.value);
  const info = valueOf(reading);
  const readInfo = useSetAtom(walletInfoResource.refresh);
  const withdraw = useSetAtom(withdrawAtom);
  const askNotClear = useSetAtom(askNotClearAtom);
  const ids = useAtomValue(randomIdAtom);
  const [asker, setAsker] = useState(ids.make);
  const [adding, setAdding] = useState<PayoutMethod | null>(null);
  const [points, setPoints] = useState('');
  const { method, choose, methods } = usePayoutMethod();
  const amount = useRef<HTMLInputElement>(null);
  const balance = pointsIn(info?.balance ?? null);
  const held = useAtomValue(walletAtom);
  const exact = held === null || held === 'unreadable' ? held : held.exact;
  const before = useRef(exact);
  useEffect(() => {
    if (before.current === exact) return;
    before.current = exact;
    readInfo().catch(() => undefined);
  }, [exact, readInfo]);

  useDoneBefore(asker, done => {
    // The next request is a new one. The player may have typed its amount already.
    setAsker(ids.make());
    if (typedPoints(points) === done.points) fillField(amount.current, '');
  });

  const submit: OnSubmit = async draft => {
    // Limits that could not be read again may have changed.
    const known =
      reading.kind === 'loaded' &&
      reading.value.balance !== 'unreadable' &&
      reading.value.minWithdrawal !== 'unreadable';
    const wallet = known ? reading.value : valueOf(await readInfo());
    if (wallet === null) return { field: 'form', words: 'error.withdrawUnexpected' };
    const now = localTime(clock.now(), clock.zone).minute;
    const request = parseWithdraw(draft, { wallet, now });
    if (!request.ok) return request.error;
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
    // The request was accepted, so the toast appears even if the player has left this screen.
    if (sent.value === 'placed') showMoneyToast('success', t('success.withdraw'));
    return () => go('/imp');
  };

  return (
    <>
      <Form
        submit={submit}
        label={t('title.withdraw')}
        onType={(name, text) => name === 'points' && setPoints(text ?? '')}
      >
        <Field
          label={t('field.points')}
          name="points"
          inputMode="numeric"
          inputRef={amount}
          hint={info ? `${t('wallet.balance')}: ${t(amountWords(info.balance))}` : emptyHint}
        />
        {reading.kind === 'loading' && (
          <Expected>
            <AmountChips
              field={amount}
              options={[
                ...quickAmounts(usual, pointsOf(1000)).map(value => ({ value, label: formatPoints(value) })),
                { value: usual, label: t('withdraw.max') },
              ]}
            />
          </Expected>
        )}
        {info !== null && balance !== null && balance > 0 && (
          <AmountChips
            field={amount}
            options={[
              ...quickAmounts(balance, info.minWithdrawal).map(value => ({
                value,
                label: formatPoints(value),
              })),
              { value: balance, label: t('withdraw.max') },
            ]}
          />
        )}
        <PayoutMethodField methods={methods} picked={method} onPick={choose} onAdd={setAdding} />
        <WithdrawSummary points={points} method={method} asker={asker} />
        <Submit busyText="busy.submitting" words="action.submit" />
      </Form>
      {adding && <AddNumber method={adding} onClose={() => setAdding(null)} />}
    </>
  );
}

/** The only one with a number is chosen for the player. */
function usePayoutMethod() {
  const numbers = valueOf(useAtomValue(payoutNumbersResource.value));
  const [chosen, choose] = useState<string | null>(null);
  const methods = numbers === null ? [] : payoutMethods;
  const usable = methods.filter(method => numbers?.[method] !== null);
  const [only] = usable.length === 1 ? usable : [];
  return { methods, choose, method: methods.find(method => method === (chosen ?? only)) };
}

type MethodProps = {
  readonly methods: readonly PayoutMethod[];
  readonly picked: PayoutMethod | undefined;
  readonly onPick: (method: string) => void;
  readonly onAdd: (method: PayoutMethod) => void;
};

function PayoutMethodField({ methods, picked, onPick, onAdd }: MethodProps) {
  const t = useWords();
  const reading = useAtomValue(payoutNumbersResource.value);
  const refresh = useSetAtom(payoutNumbersResource.refresh);
  const info = useAtomValue(walletInfoResource.value);
  const readInfo = useSetAtom(walletInfoResource.refresh);
  const numbers = valueOf(reading);
  const none = numbers !== null && methods.every(method => numbers[method] === null);
  const add = (
    <Button tone="quiet" wide onClick={() => onAdd(picked ?? payoutMethods[0])} words="withdraw.addNumber" />
  );
  return (
    <>
      <SelectField
        label={t('field.paymentMethod')}
        name="method"
        placeholder={t('withdraw.choose')}
        options={methods.map(method => ({ value: method, label: t(`method.${method}`) }))}
        value={picked ?? ''}
        onChange={event => onPick(event.currentTarget.value)}
        hint={picked ? (numbers?.[picked] ?? t('withdraw.noNumber')) : emptyHint}
      />
      {none ? (
        <Notice tone="warn">
          <Stack gap="tight">
            <p>{t('empty.methods')}</p>
            {add}
          </Stack>
        </Notice>
      ) : (
        picked && numbers?.[picked] === null && add
      )}
      <RemoteView
        noun="payoutNumbers"
        failureText={reading.kind === 'failed' ? reading.words : undefined}
        reading={reading}
        readAt={useAtomValue(payoutNumbersResource.minute)}
        onRetry={() => Promise.all([refresh(), isUnread(info) && readInfo()])}
      />
    </>
  );
}

/** Right above Submit, because no dialog asks again. */
function WithdrawSummary({ points, method, asker }: Draft<'points' | 'method'> & { readonly asker: string }) {
  const t = useWords();
  const wallet = valueOf(useAtomValue(walletInfoResource.value));
  const numbers = valueOf(useAtomValue(payoutNumbersResource.value));
  const debits = useAtomValue(debitsAtom);
  const leftOf = (balance: Points, request: WithdrawRequest): BalanceLeft | null => {
    const { row: id } = pointsRow(request.points, request.method, asker);
    return balanceLeft(balance, [{ id, points: request.points }], debits);
  };
  const words = wallet && numbers && summaryOf(t, { points, method }, { wallet, numbers, leftOf });
  return <PayoutLine claim={words && t(words)} />;
}

type Known = {
  readonly wallet: WalletInfo;
  readonly numbers: PayoutNumbers;
  readonly leftOf: (balance: Points, request: WithdrawRequest) => BalanceLeft | null;
};

/** Null if something is missing or wrong. The hours do not count. */
function summaryOf(
  t: Translate,
  draft: Draft<'points' | 'method'>,
  { wallet, numbers, leftOf }: Known,
): Message | null {
  const request = parseWithdraw(draft, { wallet: { ...wallet, hours: null }, now: minuteOfDay(0) });
  const balance = pointsIn(wallet.balance);
  if (!request.ok || balance === null) return null;
  const { points, method } = request.value;
  const number = numbers[method];
  const left = leftOf(balance, request.value);
  if (number === null || left === null) return null;
  return {
    key: 'withdraw.to',
    params: {
      points: formatPoints(points),
      method: t(`method.${method}`),
      number,
      left: formatBalanceLeft(left),
    },
  };
}
