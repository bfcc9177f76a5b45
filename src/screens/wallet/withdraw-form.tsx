import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { amountWords } from '../../domain/amount.ts';
import { localTime } from '../../domain/dates.ts';
import { minimumWords, parseWithdraw } from '../../domain/wallet-forms.ts';
import { payoutMethods } from '../../domain/wallet.ts';
import { draftOf } from '../../lib/draft.ts';
import { valueOf } from '../../lib/remote.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom, randomIdAtom } from '../../state/core/environment.ts';
import { payoutNumbersResource, walletInfoResource, withdrawAtom } from '../../state/money/withdrawals.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type SubmitResult, Form } from '../../ui/fields/form.tsx';
import { Submit } from '../../ui/fields/submit.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The withdraw form: checked by the rules of spec 1 §5 in their order, then sent once. */
export function WithdrawForm() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const info = valueOf(useAtomValue(walletInfoResource.value));
  const readInfo = useSetAtom(walletInfoResource.refresh);
  const withdraw = useSetAtom(withdrawAtom);
  const [asker] = useState(useAtomValue(randomIdAtom).make);

  const submit = async (fields: FormData): Promise<SubmitResult> => {
    const known = info !== null && info.balance !== 'unreadable' && info.minWithdrawal !== 'unreadable';
    const wallet = known ? info : valueOf(await readInfo());
    if (wallet === null) return { field: 'form', words: 'error.withdrawUnexpected' };
    const now = localTime(clock.now(), clock.zone).minute;
    const request = parseWithdraw(draftOf(fields), { wallet, now });
    if (!request.ok) return request.error;
    const sent = await withdraw(request.value, asker);
    if (!sent.ok) return { field: 'form', words: sent.error };
    // The request is accepted, so the toast is shown even if the player has left this screen.
    if (sent.value === 'placed')
      showToast({ tone: 'success', text: t('success.withdraw'), at: 'top-center' });
    return () => go('/imp');
  };

  return (
    <Form submit={submit} label={t('title.withdraw')}>
      <Stack>
        <Field
          label={t('field.points')}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          hint={info && `${t('wallet.balance')}: ${t(amountWords(info.balance))}`}
        />
        {info?.minWithdrawal === 'unreadable' && <Muted>{t(minimumWords(info.minWithdrawal))}</Muted>}
        <MethodField />
        <Submit busyText={t('busy.submitting')}>{t('action.submit')}</Submit>
      </Stack>
    </Form>
  );
}

/** The methods for which the player has a number, with the number of the chosen one under the field. */
function MethodField() {
  const t = useWords();
  const reading = useAtomValue(payoutNumbersResource.value);
  const [chosen, setChosen] = useState('');
  const numbers = valueOf(reading);
  const methods = payoutMethods.filter(method => numbers?.[method]);
  const picked = methods.find(method => method === chosen);
  return (
    <>
      <SelectField
        label={t('field.paymentMethod')}
        name="method"
        placeholder={t('withdraw.choose')}
        options={methods.map(method => ({ value: method, label: t(`method.${method}`) }))}
        onChange={event => setChosen(event.currentTarget.value)}
        hint={picked && numbers?.[picked]}
      />
      {numbers !== null && methods.length === 0 && <Notice tone="warn">{t('empty.methods')}</Notice>}
      <RemoteView
        of="payoutNumbers"
        said={reading.kind === 'failed' ? reading.words : undefined}
        reading={reading}
        readAt={useAtomValue(payoutNumbersResource.minute)}
        onRetry={useSetAtom(payoutNumbersResource.refresh)}
        loading={null}
      >
        {() => null}
      </RemoteView>
    </>
  );
}
