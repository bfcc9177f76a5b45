import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Points } from '../../domain/points.ts';
import { unusable, valueOf } from '../../lib/remote.ts';
import { minimumDepositResource, payeesResource } from '../../state/reading/payment-methods.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { BackToBids } from './back-to-bids.tsx';
import { FeatureGate } from './feature-gate.tsx';
import { UnreportedPayments } from './unreported-payments.tsx';
import { UpiForm } from './upi-form.tsx';

/** A payment link that was made for the player. */
export type PaymentLink = {
  readonly link: string;
  readonly points: Points;
  /** The link was opened, and an app may have handled it; false on a device without such apps. */
  readonly opened: boolean;
};

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
      <LoadedDepositParts payment={payment} />
      <UnreportedPayments />
      <BackToBids />
    </Page>
  );
}

const loadDepositParts = async () => (await import('./deposit-parts.ts')).depositParts;

/** Loaded after the form. A deposit that was begun before it is stored, and the background posts it. */
function LoadedDepositParts({ payment }: { readonly payment: PaymentLink | null }) {
  const parts = useLoaded(loadDepositParts);
  if (parts === null || parts === 'failed') return null;
  return (
    <>
      {payment !== null && <parts.PaymentCode key={payment.link} payment={payment} />}
      <parts.DepositPosting />
    </>
  );
}
