import { useAtomValue, useSetAtom } from 'jotai';
import { valueOf } from '../../lib/remote.ts';
import { gatewayResource, payeesResource } from '../../state/reading/payment-methods.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RetryNotice } from './retry-notice.tsx';

/** The methods of depositing that the gateway has open (spec 1 §3), or the failure to load them. */
export function DepositMethods() {
  const t = useWords();
  const reading = useAtomValue(gatewayResource.value);
  const refresh = useSetAtom(gatewayResource.refresh);
  const gateway = valueOf(reading);
  if (gateway === null)
    return reading.kind === 'failed' ? (
      <RetryNotice words="error.paymentOptions" onRetry={refresh} />
    ) : (
      <Skeleton height={56} count={2} />
    );
  return (
    <>
      <Listing label={t('field.paymentMethod')}>
        {gateway.upi && <ListRow leading={<Icon name="phone" />} title={t('funds.upi')} href="/payviaupi" />}
        {gateway.qr && <ListRow leading={<Icon name="qr" />} title={t('funds.qr')} href="/qrpay" />}
      </Listing>
      {gateway.upi && <PayeesError />}
    </>
  );
}

/** Loads the payees before Pay Via UPI opens, so that it opens at once. Shows a failure. */
function PayeesError() {
  const payees = useAtomValue(payeesResource.value);
  const refresh = useSetAtom(payeesResource.refresh);
  return payees.kind === 'failed' && <RetryNotice words={payees.words} onRetry={refresh} />;
}
