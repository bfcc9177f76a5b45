import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { amountWords } from '../../domain/amount.ts';
import { parseTransfer } from '../../domain/wallet/wallet-forms.ts';
import { withBase } from '../../lib/base-path.ts';
import { randomIdAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { checkReceiverAtom } from '../../state/money/transfers.ts';
import { unconfirmedTransferAtom } from '../../state/money/unconfirmed-transfers.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import { balanceAtom, walletAtom } from '../../state/reading/wallet.ts';
import { emptyHint, Field, PhoneField } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { RoomForLongError } from '../../ui/fields/long-error.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import type { TransferQuestion } from './confirm-transfer.tsx';
import { gated } from './feature-gate.tsx';
import { useDoneBefore } from './use-done-before.ts';

const ConfirmTransfer = lazyOnOpen(async () => (await import('./confirm-transfer.tsx')).ConfirmTransfer);

/** The server checks the receiver, and the question shows the name (spec 1 §4). */
export const TransferScreen = gated('transfers', Transfer);

function Transfer() {
  const [round, setRound] = useState(0);
  return (
    <Page>
      <TransferForm key={round} onDone={() => setRound(round + 1)} />
    </Page>
  );
}

function TransferForm({ onDone }: { readonly onDone: () => void }) {
  const t = useWords();
  const sender = useAtomValue(playerAtom)?.mobile;
  const wallet = useAtomValue(walletAtom);
  const balance = useAtomValue(balanceAtom);
  const readWallet = useSetAtom(refreshWalletAtom);
  const check = useSetAtom(checkReceiverAtom);
  const [question, setQuestion] = useState<TransferQuestion | null>(null);
  const ids = useAtomValue(randomIdAtom);
  const [typed] = useState(useAtomValue(unconfirmedTransferAtom));

  useEffect(() => void readWallet().catch(() => undefined), [readWallet]);

  useDoneBefore(question?.id, onDone);

  const submit: OnSubmit = async draft => {
    if (sender === undefined) return null;
    // Right after a reload the wallet may not have been read yet.
    const request = parseTransfer(draft, { sender, balance: balance ?? (await readWallet()) });
    if (!request.ok) return request.error;
    const receiver = await check(request.value);
    if (!receiver.ok) return { field: 'form', words: receiver.error };
    return () => setQuestion({ id: ids.make(), request: request.value, name: receiver.value });
  };

  return (
    <>
      <Form submit={submit} keep>
        {question === null && <UnconfirmedTransfer />}
        <RoomForLongError>
          <Field
            label={t('field.points')}
            name="points"
            inputMode="numeric"
            defaultValue={typed?.points}
            hint={wallet ? `${t('wallet.balance')}: ${t(amountWords(wallet))}` : emptyHint}
          />
        </RoomForLongError>
        <PhoneField autoComplete="off" defaultValue={typed?.receiver} hint={emptyHint} />
        <Submit busyText="busy.submitting" words="action.submit" />
      </Form>
      {question && (
        <ConfirmTransfer question={question} onClose={() => setQuestion(null)} onDone={onDone}>
          <UnconfirmedTransfer />
        </ConfirmTransfer>
      )}
    </>
  );
}

/** Screen readers read it when it appears. */
function UnconfirmedTransfer() {
  const t = useWords();
  const unconfirmed = useAtomValue(unconfirmedTransferAtom) !== null;
  return (
    <output>
      {unconfirmed && (
        <Notice tone="info">
          {t('transfer.unconfirmed')} <a href={withBase('/transaction')}>{t('title.walletHistory')}</a>
        </Notice>
      )}
    </output>
  );
}
