import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type PayoutMethod, payoutMethods } from '../../domain/wallet/wallet.ts';
import { valueOf } from '../../lib/remote.ts';
import { payoutNumbersResource } from '../../state/money/withdrawals.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { SelectField } from '../../ui/fields/plain-fields.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = { readonly onAdd: (method: PayoutMethod) => void };

/** The payout methods, with the number of the chosen one under the field, or a button that adds one. */
export function PayoutMethodField({ onAdd }: Props) {
  const t = useWords();
  const reading = useAtomValue(payoutNumbersResource.value);
  const refresh = useSetAtom(payoutNumbersResource.refresh);
  const [chosen, setChosen] = useState('');
  const numbers = valueOf(reading);
  const methods = numbers === null ? [] : payoutMethods;
  const picked = methods.find(method => method === chosen);
  const none = numbers !== null && payoutMethods.every(method => numbers[method] === null);
  return (
    <>
      <SelectField
        label={t('field.paymentMethod')}
        name="method"
        placeholder={t('withdraw.choose')}
        options={methods.map(method => ({ value: method, label: t(`method.${method}`) }))}
        onChange={event => setChosen(event.currentTarget.value)}
        hint={picked && (numbers?.[picked] ?? t('withdraw.noNumber'))}
      />
      {none && <Notice tone="warn">{t('empty.methods')}</Notice>}
      {picked && numbers?.[picked] === null && (
        <Button tone="quiet" wide onClick={() => onAdd(picked)}>
          {t('withdraw.addNumber')}
        </Button>
      )}
      <RemoteView
        of="payoutNumbers"
        said={reading.kind === 'failed' ? reading.words : undefined}
        reading={reading}
        readAt={useAtomValue(payoutNumbersResource.minute)}
        onRetry={refresh}
        loading={null}
      >
        {() => null}
      </RemoteView>
    </>
  );
}
