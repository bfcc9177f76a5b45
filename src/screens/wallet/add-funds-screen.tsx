import { useAtomValue } from 'jotai';
import { minimumWords } from '../../domain/wallet-forms.ts';
import { valueOf } from '../../lib/remote.ts';
import { minimumDepositAtom } from '../../state/reading/payment-ways.ts';
import { addFundsHeadlineAtom } from '../../state/reading/headlines.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Headline } from './headline.tsx';
import { Offered } from './offered.tsx';
import { Ways } from './ways.tsx';

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
      {minimum !== null && <Muted>{t(minimumWords(minimum))}</Muted>}
      <Ways />
      <Listing>
        <ListRow leading={<Icon name="history" />} title={t('title.depositHistory')} href="/addfundhistory" />
        <ListRow leading={<Icon name="info" />} title={t('title.depositRules')} href="/depositrule" />
      </Listing>
    </Page>
  );
}
