import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { unusable, valueOf } from '../../lib/remote.ts';
import { minimumDepositResource, payeesResource } from '../../state/reading/payment-methods.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { BackToBids } from './back-to-bids.tsx';
import { gated } from './feature-gate.tsx';
import type { PaymentLink } from './payment-code.tsx';
import { UnreportedPayments } from './unreported-payments.tsx';
import { formatPoints, points, type Points } from '../../domain/points.ts';
import { minimumWords, parseDeposit } from '../../domain/wallet/wallet-forms.ts';
import { upiApps } from '../../domain/wallet/wallet.ts';
import { useLinkedApp } from '../../nav/money-state.ts';
import { depositBusyAtom } from '../../state/money/deposits/deposits.ts';
import { beginDepositAtom } from '../../state/money/deposits/posts.ts';
import { configAtom } from '../../state/core/environment.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { AmountChips, onFieldChange } from '../../ui/fields/amount-chips.tsx';
import { fillField } from '../../ui/fields/chips.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { emptyHint, Field } from '../../ui/fields/field.tsx';
import { Form, FormNotice, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { showMoneyToast } from '../../ui/overlays/toast.ts';

const PaymentCode = lazyPart(async () => (await import('./payment-code.tsx')).PaymentCode);
/** A deposit that begins before this has loaded is stored, and the background posts it. */
const ReportingOnScreen = lazyPart(async () => (await import('./deposit-reporting.tsx')).ReportingOnScreen);

/** In a payment app, or as a code to scan (spec 1 §4 "Deposit"). */
export const PayViaUpiScreen = gated('deposits', PayViaUpi, 'upi');

function PayViaUpi() {
  const t = useWords();
  const payees = useAtomValue(payeesResource.value);
  const refresh = useSetAtom(payeesResource.refresh);
  const [payment, setPayment] = useState<PaymentLink | null>(null);
  const minimum = useAtomValue(minimumDepositResource.value);
  const readMinimum = useSetAtom(minimumDepositResource.refresh);
  const min = valueOf(minimum);
  const unknown = valueOf(payees) === null;
  if (unknown && payees.kind === 'failed')
    return (
      <Page>
        {/* The server's own text, or this screen's if there is no reply (spec 1 §8 "Deposit"). */}
        <RemoteView
          noun="payees"
          failureText={payees.words === 'error.upiFetch' ? 'error.paymentOptions' : payees.words}
          reading={payees}
          onRetry={refresh}
        />
      </Page>
    );
  if (unknown || minimum.kind === 'loading')
    return (
      <Page>
        <Muted>{t('funds.loadingOptions')}</Muted>
        <Skeleton height={56} count={5} />
      </Page>
    );
  return (
    <Page>
      {min === 'unreadable' ? (
        <RemoteView
          noun="minimumDeposit"
          failureText="error.minimumUnknown"
          reading={unusable}
          onRetry={readMinimum}
        />
      ) : (
        <UpiForm min={min} onBegun={setPayment} />
      )}
      {payment !== null && <PaymentCode key={payment.link} payment={payment} />}
      <ReportingOnScreen />
      <UnreportedPayments />
      <BackToBids />
    </Page>
  );
}

const amounts = [500, 1000, 2000, 5000].map(points);

type Props = {
  /** Null if it could not be loaded. */
  readonly min: Points | null;
  readonly onBegun: (payment: PaymentLink) => void;
};

/** The link opens inside the tap. `ReportingOnScreen` posts its fund request. */
function UpiForm({ min, onBegun }: Props) {
  const t = useWords();
  const { kiosk } = useAtomValue(configAtom);
  const processing = useAtomValue(depositBusyAtom);
  const begin = useSetAtom(beginDepositAtom);
  const { upiApp } = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseAtom);
  const amount = useRef<HTMLInputElement>(null);
  const missing = useMissing(amount);
  const filled = missing === null;
  /** The amount of the payment that this form has begun, as it was typed. */
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (processing || begun.current === null) return;
    // The player types the next amount from the beginning, or has typed it already.
    if (amount.current?.value === begun.current) fillField(amount.current, '');
    begun.current = null;
  }, [processing]);

  const submit: OnSubmit = async draft => {
    const request = parseDeposit(draft, { min });
    if (!request.ok) return request.error;
    const typed = amount.current?.value ?? '';
    const link = await begin(request.value, t('funds.note'));
    if (!link.ok) {
      const unwritten = link.error === 'error.unwritten';
      // The specified text gives no reason.
      if (unwritten) showMoneyToast('error', t('error.unwritten'));
      return { field: 'form', words: unwritten ? 'error.paymentStart' : link.error };
    }
    begun.current = typed;
    if (!kiosk.enabled) choose({ upiApp: request.value.app });
    // In the frame of a demo, the browser would show an error page instead of the app.
    const framed = window.parent !== window;
    const opened = navigator.maxTouchPoints > 0 && !kiosk.enabled && !framed;
    if (opened) openApp(link.value);
    onBegun({ link: link.value, points: request.value.points, opened });
    return null;
  };

  return (
    <Form submit={submit} label={t('title.payViaUpi')} keep>
      <Field
        label={t('field.amount')}
        name="amount"
        inputMode="numeric"
        placeholder={min === null ? undefined : t(minimumWords(min))}
        inputRef={amount}
        hint={emptyHint}
      />
      <AmountChips field={amount} options={amounts.map(value => ({ value, label: formatPoints(value) }))} />
      <Choice
        variant="list"
        legend={t('field.paymentMethod')}
        name="app"
        options={upiApps.map(value => ({ value, label: t(`method.${value}`) }))}
        initial={useLinkedApp() ?? upiApp}
      />
      <FormNotice field="app" />
      {!processing && <Muted reserved={filled}>{t(missing ?? 'funds.fillBoth')}</Muted>}
      <Submit
        // Disabled until both are filled in (spec 1 §4): `disabled` for the browser, `aria-disabled` for
        // screen readers.
        disabled={!filled || processing}
        aria-disabled={!filled}
        busy={processing}
        busyText="funds.processing"
        words="funds.addMoney"
      />
    </Form>
  );
}

type MissingWords = 'funds.fillBoth' | 'funds.fillAmount' | 'funds.fillApp';

/**
 * Fields may be restored without an event, and a radio button that is chosen again after a reset calls no
 * `onChange`.
 */
function useMissing(amount: RefObject<HTMLInputElement | null>): MissingWords | null {
  const wordsNow = (): MissingWords | null => {
    const fields = new FormData(amount.current?.form ?? undefined);
    const hasApp = fields.get('app') !== null;
    if (fields.get('amount')) return hasApp ? null : 'funds.fillApp';
    return hasApp ? 'funds.fillAmount' : 'funds.fillBoth';
  };
  return useSyncExternalStore(onFieldChange, wordsNow, () => 'funds.fillBoth');
}

/** Browsers allow it only inside the tap. */
function openApp(link: string): void {
  const anchor = Object.assign(document.createElement('a'), { href: link });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
