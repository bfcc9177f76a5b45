import { useAtomValue, useSetAtom } from 'jotai';
import { upiApps } from '../../domain/wallet/wallet.ts';
import { withBase } from '../../lib/base-path.ts';
import { gatewayResource, payeesResource } from '../../state/reading/payment-methods.ts';
import css from '../../ui/fields/chips.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useResource } from '../records/use-resource.ts';

/** Spec 1 §3. */
export function DepositMethods() {
  const t = useWords();
  return (
    <RemoteView
      noun="paymentMethods"
      failureText="error.paymentOptions"
      {...useResource(gatewayResource)}
      loading={<Skeleton height={219} />}
    >
      {({ upi, qr }) => (
        <>
          <Listing label={t('field.paymentMethod')}>
            {upi && (
              <ListRow leading={<Icon name="wallet" />} title={t('title.payViaUpi')} href="/payviaupi">
                <div className={css.links}>
                  {upiApps.map(app => (
                    <a key={app} className={css.chip} href={withBase(`/payviaupi?app=${app}`)}>
                      {t(`method.${app}`)}
                    </a>
                  ))}
                </div>
              </ListRow>
            )}
            {qr && <ListRow leading={<Icon name="qr" />} title={t('title.qrPayment')} href="/qrpay" />}
          </Listing>
          {upi && <PayeesError />}
        </>
      )}
    </RemoteView>
  );
}

/** Loads the payees in advance, so that Pay Via UPI opens at once. */
function PayeesError() {
  const payees = useAtomValue(payeesResource.value);
  return (
    <RemoteView
      noun="payees"
      failureText={payees.kind === 'failed' ? payees.words : undefined}
      reading={payees}
      onRetry={useSetAtom(payeesResource.refresh)}
    />
  );
}
