import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { unusable, valueOf } from '../../lib/remote.ts';
import { minimumDepositResource, payeesResource } from '../../state/reading/payment-methods.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { BackToBids } from './back-to-bids.tsx';
import { FeatureGate } from './feature-gate.tsx';
import type { PaymentLink } from './payment-code.tsx';
import { UnreportedPayments } from './unreported-payments.tsx';
import { UpiForm } from './upi-form.tsx';

const PaymentCode = lazyPart(async () => (await import('./payment-code.tsx')).PaymentCode);
/** A deposit that was begun before it is loaded is stored, and the background posts it. */
const DepositPosting = lazyPart(async () => (await import('./deposit-posting.tsx')).DepositPosting);

/** Pay Via UPI: the payment opens in an app, or is shown as a code to scan (spec 1 §4 "Deposit"). */
export function PayViaUpiScreen() {
  return (
    <FeatureGate feature="deposits" method="upi">
      <PayViaUpi />
    </FeatureGate>
  );
}

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
        {/* The server's own text, or this screen's when there was no reply (spec 1 §8 "Deposit"). */}
        <RemoteView
          of="payees"
          said={payees.words === 'error.upiFetch' ? 'error.paymentOptions' : payees.words}
          reading={payees}
          onRetry={refresh}
          loading={null}
        >
          {() => null}
        </RemoteView>
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
          of="minimumDeposit"
          said="error.minimumUnknown"
          reading={unusable}
          onRetry={readMinimum}
          loading={null}
        >
          {() => null}
        </RemoteView>
      ) : (
        <UpiForm min={min} onBegun={setPayment} />
      )}
      {payment !== null && <PaymentCode key={payment.link} payment={payment} />}
      <DepositPosting />
      <UnreportedPayments />
      <BackToBids />
    </Page>
  );
}
