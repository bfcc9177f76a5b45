import { useAtomValue, useSetAtom } from 'jotai';
import { upiApps } from '../../domain/wallet/wallet.ts';
import { withBase } from '../../lib/base-path.ts';
import { gatewayResource, payeesResource } from '../../state/reading/payment-methods.ts';
import css from '../../ui/fields/chips.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Expected } from '../../ui/layout/expected.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useResource } from '../records/use-resource.ts';

/** Spec 1 §3. */
export function DepositMethods() {
  return (
    <RemoteView
      noun="paymentMethods"
      failureText="error.paymentOptions"
      {...useResource(gatewayResource)}
      loading={
        <Expected>
          <Methods upi qr />
        </Expected>
      }
    >
      {({ upi, qr }) => (
        <>
          <Methods upi={upi} qr={qr} />
          {upi && <PayeesError />}
        </>
      )}
    </RemoteView>
  );
}

function Methods({ upi, qr }: { readonly upi: boolean; readonly qr: boolean }) {
  const t = useWords();
  return (
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
