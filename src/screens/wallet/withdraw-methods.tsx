import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { PayoutMethod } from '../../domain/wallet/wallet.ts';
import { valueOf } from '../../lib/remote.ts';
import { payoutNumbersResource } from '../../state/money/withdrawals.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Expander, Listing, ListRow } from '../../ui/cards/listing.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { AddNumber } from './add-number.ts';
import { methodLabels } from './method-labels.ts';

const order = ['paytm', 'googlePay', 'phonePe'] as const satisfies readonly PayoutMethod[];

/** The payout methods; a tap opens a form for the method's number (spec 1 §4 "Adding a UPI number"). */
export function WithdrawMethods() {
  const t = useWords();
  const [method, setMethod] = useState<PayoutMethod | null>(null);
  return (
    <>
      <Expander title={t('wallet.withdrawMethods')} icon="withdraw">
        <Methods onPick={setMethod} />
      </Expander>
      {method && <AddNumber method={method} onClose={() => setMethod(null)} />}
    </>
  );
}

function Methods({ onPick }: { readonly onPick: (method: PayoutMethod) => void }) {
  const t = useWords();
  const reading = useAtomValue(payoutNumbersResource.value);
  const numbers = valueOf(reading);
  return (
    <>
      <RemoteView
        of="payoutNumbers"
        reading={reading}
        readAt={useAtomValue(payoutNumbersResource.minute)}
        onRetry={useSetAtom(payoutNumbersResource.refresh)}
        loading={null}
      >
        {() => null}
      </RemoteView>
      <Listing label={t('wallet.withdrawMethods')}>
        {order.map(method => (
          <ListRow
            key={method}
            title={t(methodLabels[method])}
            detail={numbers?.[method]}
            onClick={() => onPick(method)}
          />
        ))}
      </Listing>
    </>
  );
}
