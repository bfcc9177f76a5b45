import '../../ui/layout/late-words.ts';
import { useSetAtom } from 'jotai';
import { parsePhoneField } from '../../domain/player/login.ts';
import { methodLabels, type PayoutMethod } from '../../domain/wallet/wallet.ts';
import { go } from '../../nav/navigation.ts';
import { startUpiOtpAtom } from '../../state/account/otp.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { PhoneField } from '../../ui/fields/field.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The next step proves the number by a code (spec 1 §4 "Adding a UPI number"). */
export function AddNumberDialog({ method, onClose }: { method: PayoutMethod; onClose: () => void }) {
  const t = useWords();
  const startOtp = useSetAtom(startUpiOtpAtom);

  const submit: OnSubmit = async draft => {
    const number = parsePhoneField(draft['phone'], 'upi');
    if (!number.ok) return number.error;
    const started = await startOtp(method, number.value);
    if (!started.ok) return { field: 'form', words: started.error };
    return () => go('/otpwithdraw');
  };

  return (
    <Dialog
      open
      title={t({ key: 'wallet.addNumber', params: { method: t(methodLabels[method]) } })}
      onClose={onClose}
    >
      <Form submit={submit}>
        <PhoneField />
        <Submit
          busyText="busy.sending"
          beside={<Button tone="quiet" onClick={onClose} words="action.cancel" />}
          words="action.submit"
        />
      </Form>
    </Dialog>
  );
}
