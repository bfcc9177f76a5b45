import { useAtomValue, useSetAtom } from 'jotai';
import { formatPoints } from '../../domain/points.ts';
import { valueOf } from '../../lib/remote.ts';
import {
  gatewayAtom,
  minimumDepositAtom,
  payeesAtom,
  refreshGatewayAtom,
  refreshPayeesAtom,
} from '../../state/funds.ts';
import { addFundsHeadlineAtom } from '../../state/headlines.ts';
import { Icon } from '../../ui/icon.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Listing, ListRow } from '../../ui/listing.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWords } from '../../ui/words.tsx';
import { Headline } from './headline.tsx';
import { Offered } from './offered.tsx';
import { Trouble } from './trouble.tsx';

/** Add Funds: the least amount, and the ways that the gateway offers (spec 1 §2). */
export function AddFundsScreen() {
  return (
    <Offered feature="deposits">
      <AddFunds />
    </Offered>
  );
}

function AddFunds() {
  const t = useWords();
  const minimum = valueOf(useAtomValue(minimumDepositAtom));
  return (
    <Page>
      <Headline lines={valueOf(useAtomValue(addFundsHeadlineAtom))} />
      {minimum !== null && (
        <Muted>
          {t({
            key: 'funds.minimum',
            params: { min: minimum === 'unreadable' ? t('amount.unknown') : formatPoints(minimum) },
          })}
        </Muted>
      )}
      <Ways />
      <Listing>
        <ListRow leading={<Icon name="history" />} title={t('title.depositHistory')} href="/addfundhistory" />
        <ListRow leading={<Icon name="info" />} title={t('title.depositRules')} href="/depositrule" />
      </Listing>
    </Page>
  );
}

function Ways() {
  const t = useWords();
  const reading = useAtomValue(gatewayAtom);
  const refresh = useSetAtom(refreshGatewayAtom);
  const gateway = valueOf(reading);
  if (gateway === null)
    return reading.kind === 'failed' ? (
      <Trouble words="error.paymentOptions" onRetry={refresh} />
    ) : (
      <Skeleton height={56} count={2} />
    );
  return (
    <>
      <Listing label={t('field.paymentMethod')}>
        {gateway.upi && <ListRow leading={<Icon name="phone" />} title={t('funds.upi')} href="/payviaupi" />}
        {gateway.qr && <ListRow leading={<Icon name="qr" />} title={t('funds.qr')} href="/qrpay" />}
      </Listing>
      {gateway.upi && <PayeesTrouble />}
    </>
  );
}

/** Whom to pay is asked for here already, so that Pay Via UPI opens at once; what goes wrong is said here. */
function PayeesTrouble() {
  const payees = useAtomValue(payeesAtom);
  const refresh = useSetAtom(refreshPayeesAtom);
  return payees.kind === 'failed' && <Trouble words={payees.words} onRetry={refresh} />;
}
