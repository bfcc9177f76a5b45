import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { telLink, whatsappLink } from '../../domain/content.ts';
import { minimumWords, opensAgain } from '../../domain/wallet/wallet-forms.ts';
import type { WalletInfo } from '../../domain/wallet/wallet.ts';
import { isUnread, valueOf } from '../../lib/remote.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { supportAtom, withdrawHeadlineAtom } from '../../state/reading/content.ts';
import { payoutNumbersResource, walletInfoResource } from '../../state/money/withdrawals.ts';
import type { Words } from '../../text/message.ts';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Expected } from '../../ui/layout/expected.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Headline } from '../../ui/cards/banners/marquee.tsx';
import { gated } from './feature-gate.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { useResource } from '../records/use-resource.ts';

export const WithdrawScreen = gated('withdrawals', WithdrawPage);

function WithdrawPage() {
  const t = useWords();
  const view = useResource(walletInfoResource);
  const { reading } = view;
  const info = valueOf(reading);
  const { support, chat } = useAtomValue(supportAtom);
  const link = whatsappLink(chat);
  const methods = useAtomValue(payoutNumbersResource.value);
  // The form shows the failure together with that of the methods, and its button reads both again.
  const oneFailure = isUnread(reading) && isUnread(methods);
  return (
    <Page>
      {reading.kind === 'loading' && <Skeleton height={32} />}
      {info?.betting && <WithdrawHeadline />}
      {!oneFailure && (
        <RemoteView noun="withdrawHours" {...view} loading={<ExpectedTerms />}>
          {known => <Terms info={known} />}
        </RemoteView>
      )}
      <WithdrawForm />
      <Listing>
        <ListRow
          leading={<Icon name="history" />}
          title={t('title.withdrawHistory')}
          href="/withdrawhistory"
        />
        <ListRow leading={<Icon name="info" />} title={t('withdraw.rule')} href="/withdrawrule" />
        <ListRow leading={<Icon name="phone" />} title={t('withdraw.callNow')} href={telLink(support)} />
        {link !== null && (
          <ListRow leading={<Icon name="help" />} title={t('withdraw.whatsapp')} href={link} external />
        )}
      </Listing>
    </Page>
  );
}

function Terms({ info }: { readonly info: WalletInfo }) {
  const t = useWords();
  const again = opensAgain(info.hours, useNow(useAtomValue(clockAtom)).minute);
  return (
    <Notice tone={again === null ? 'info' : 'warn'}>
      <p>{t(timings(info))}</p>
      {again !== null && <p>{t({ key: 'withdraw.opensAgain', params: { time: formatClock12(again) } })}</p>}
      <p>{t(minimumWords(info.minWithdrawal))}</p>
    </Notice>
  );
}

/** Two usual sentences. */
function ExpectedTerms() {
  const t = useWords();
  return (
    <Expected>
      <Notice tone="info">
        <p>{t({ key: 'withdraw.timings', params: { open: '10:00 AM', close: '6:00 PM' } })}</p>
        <p>{t({ key: 'funds.minimum', params: { min: '1,000' } })}</p>
      </Notice>
    </Expected>
  );
}

const timings = ({ hours }: WalletInfo): Words =>
  hours === null
    ? 'withdraw.timingsUnknown'
    : {
        key: 'withdraw.timings',
        params: { open: formatClock12(hours.open), close: formatClock12(hours.close) },
      };

/** Shown only while betting is on (spec 1 §2). */
const WithdrawHeadline = () => <Headline reading={useAtomValue(withdrawHeadlineAtom)} />;
