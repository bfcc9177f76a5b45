import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { formatPoints, type Points } from '../../domain/points.ts';
import { parseDeposit } from '../../domain/wallet-forms.ts';
import { type UpiApp, upiApps } from '../../domain/wallet.ts';
import { draftOf } from '../../lib/draft.ts';
import { openApp } from '../../nav/open-app.ts';
import { beginDepositAtom, depositBusyAtom } from '../../state/deposits.ts';
import { configAtom } from '../../state/environment.ts';
import type { PlainKey, Words } from '../../text/message.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { RadioList } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWords } from '../../ui/words.tsx';
import type { Attempt } from './pay-via-upi-screen.tsx';

const labels = {
  phonePe: 'method.phonePe',
  googlePay: 'method.googlePay',
  paytm: 'method.paytm',
  other: 'method.other',
} as const satisfies { readonly [A in UpiApp]: PlainKey };

const amounts = [500, 1000, 2000, 5000] as const;
const untouched = { amount: false, app: false };

type Props = {
  /** Null when nobody told it. */
  readonly min: Points | null;
  readonly onBegun: (attempt: Attempt) => void;
};

type Problem = { readonly field: string; readonly words: Words };

/** How much, and in which app. The link opens inside the tap; its fund request follows by itself (use-deposits). */
export function UpiForm({ min, onBegun }: Props) {
  const t = useWords();
  const { kiosk } = useAtomValue(configAtom);
  const processing = useAtomValue(depositBusyAtom);
  const begin = useSetAtom(beginDepositAtom);
  const [set, setSet] = useState(untouched);
  const amount = useRef<HTMLInputElement>(null);

  const submit = async (fields: FormData): Promise<Problem | null> => {
    const request = parseDeposit(draftOf(fields), { min });
    if (!request.ok) return { field: request.error.field, words: request.error };
    const link = await begin(request.value, t('funds.note'));
    if (!link.ok) return { field: 'form', words: link.error };
    const opened = navigator.maxTouchPoints > 0 && !kiosk.enabled;
    if (opened) openApp(link.value);
    onBegun({ link: link.value, points: request.value.points, opened });
    setSet(untouched);
    return null;
  };

  return (
    <Form submit={submit} label={t('title.payViaUpi')}>
      {({ problem, busy }) => {
        const errorOf = (field: string) => (problem?.field === field ? t(problem.words) : undefined);
        const choiceError = errorOf('app') ?? errorOf('form');
        return (
          <Stack>
            <Field
              label={t('field.amount')}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              placeholder={
                min === null ? undefined : t({ key: 'funds.minimum', params: { min: formatPoints(min) } })
              }
              inputRef={amount}
              onInput={event => setSet({ ...set, amount: event.currentTarget.value !== '' })}
              error={errorOf('amount')}
            />
            <Chips
              label={t('funds.amounts')}
              options={amounts.map(value => ({ value, label: formatPoints(value) }))}
              onPick={value => {
                if (amount.current) amount.current.value = String(value);
                setSet({ ...set, amount: true });
              }}
            />
            <RadioList
              legend={t('field.paymentMethod')}
              name="app"
              options={upiApps.map(value => ({ value, label: t(labels[value]) }))}
              onChange={() => setSet({ ...set, app: true })}
            />
            {choiceError !== undefined && (
              <Notice tone="bad" role="alert">
                {choiceError}
              </Notice>
            )}
            <Button
              type="submit"
              wide
              aria-disabled={!(set.amount && set.app)}
              busy={busy || processing}
              busyText={t('funds.processing')}
            >
              {t('funds.addMoney')}
            </Button>
          </Stack>
        );
      }}
    </Form>
  );
}
