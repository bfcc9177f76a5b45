import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { parseUpiNumber } from '../../domain/account.ts';
import type { PayoutMethod } from '../../domain/wallet.ts';
import { draftOf } from '../../lib/draft.ts';
import { valueOf } from '../../lib/remote.ts';
import { go } from '../../nav/navigation.ts';
import { startUpiOtpAtom } from '../../state/account/otp.ts';
import { payoutNumbersResource } from '../../state/money/withdrawals.ts';
import type { PlainKey } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Expander, Listing, ListRow } from '../../ui/cards/listing.tsx';
import { type SubmitResult, Form } from '../../ui/fields/form.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { Submit } from '../../ui/fields/submit.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The names on the wallet screen (spec 1 §2). */
const labels = {
  paytm: 'method.paytm',
  googlePay: 'method.gpay',
  phonePe: 'method.phonePe',
} as const satisfies { readonly [M in PayoutMethod]: PlainKey };
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
      <Dialog
        open={method !== null}
        title={t({ key: 'wallet.addNumber', params: { method: t(labels[method ?? 'paytm']) } })}
        onClose={() => setMethod(null)}
      >
        {method !== null && <AddNumber method={method} onClose={() => setMethod(null)} />}
      </Dialog>
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
            title={t(labels[method])}
            detail={numbers?.[method]}
            onClick={() => onPick(method)}
          />
        ))}
      </Listing>
    </>
  );
}

type Props = { readonly method: PayoutMethod; readonly onClose: () => void };

function AddNumber({ method, onClose }: Props) {
  const t = useWords();
  const startOtp = useSetAtom(startUpiOtpAtom);

  const submit = async (fields: FormData): Promise<SubmitResult> => {
    const number = parseUpiNumber(draftOf(fields));
    if (!number.ok) return number.error;
    const started = await startOtp(method, number.value);
    if (!started.ok) return { field: 'form', words: started.error };
    return () => go('/otpwithdraw');
  };

  return (
    <Form submit={submit}>
      <Stack>
        <PhoneField />
        <Submit
          busyText={t('busy.sending')}
          beside={
            <Button tone="quiet" onClick={onClose}>
              {t('action.cancel')}
            </Button>
          }
        >
          {t('action.submit')}
        </Submit>
      </Stack>
    </Form>
  );
}
