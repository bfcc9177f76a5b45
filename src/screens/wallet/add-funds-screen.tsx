import { useAtomValue } from 'jotai';
import { minimumWords } from '../../domain/wallet/wallet-forms.ts';
import { valueOf } from '../../lib/remote.ts';
import { minimumDepositResource } from '../../state/reading/payment-methods.ts';
import { addFundsHeadlineAtom } from '../../state/reading/content.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Expected } from '../../ui/layout/expected.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Headline } from '../../ui/cards/banners/marquee.tsx';
import { BackToBids } from './back-to-bids.tsx';
import { gated } from './feature-gate.tsx';
import { DepositMethods } from './deposit-methods.tsx';

/** Spec 1 §2. */
export const AddFundsScreen = gated('deposits', AddFunds);

function AddFunds() {
  const t = useWords();
  const reading = useAtomValue(minimumDepositResource.value);
  const minimum = valueOf(reading);
  return (
    <Page>
      <Headline reading={useAtomValue(addFundsHeadlineAtom)} />
      {reading.kind === 'loading' && (
        <Expected>
          <Muted>{t({ key: 'funds.minimum', params: { min: '000' } })}</Muted>
        </Expected>
      )}
      {minimum !== null && <Muted>{t(minimumWords(minimum))}</Muted>}
      <DepositMethods />
      <BackToBids />
      <Listing>
        <ListRow leading={<Icon name="history" />} title={t('title.depositHistory')} href="/addfundhistory" />
        <ListRow leading={<Icon name="info" />} title={t('title.depositRules')} href="/depositrule" />
      </Listing>
    </Page>
  );
}
