import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { telLink, whatsappLink } from '../../domain/content.ts';
import { minimumWords, opensAgain } from '../../domain/wallet/wallet-forms.ts';
import type { WalletInfo } from '../../domain/wallet/wallet.ts';
import { isUnread, valueOf } from '../../lib/remote.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { moneyRulesResource, supportAtom, withdrawHeadlineAtom } from '../../state/reading/content.ts';
import { payoutNumbersResource, walletInfoResource } from '../../state/money/withdrawals.ts';
import type { Words } from '../../text/message.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Muted, Pair, Stack } from '../../ui/layout/stack.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Headline } from '../../ui/cards/marquee.tsx';
import { gated } from './feature-gate.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { useResource } from '../records/use-resource.ts';

export const WithdrawScreen = gated('withdrawals', WithdrawPage);

function WithdrawPage() {
  const view = useResource(walletInfoResource);
  const { reading } = view;
  const info = valueOf(reading);
  const { support } = useAtomValue(supportAtom);
  const methods = useAtomValue(payoutNumbersResource.value);
  // The form tells it with the methods, and its button reads both.
  const oneFailure = isUnread(reading) && isUnread(methods);
  return (
    <Page>
      {reading.kind === 'loading' && <Skeleton height={36} />}
      {info?.betting && <WithdrawHeadline />}
      {!oneFailure && (
        <RemoteView noun="withdrawHours" {...view} loading={<Skeleton height={60} />}>
          {known => <Terms info={known} />}
        </RemoteView>
      )}
      <Pair>
        <LinkButton href="/withdrawrule" tone="quiet" words="withdraw.rule" />
        <LinkButton href="/withdrawhistory" tone="quiet" words="title.withdrawHistory" />
      </Pair>
      <WithdrawForm />
      <Pair>
        <LinkButton href={telLink(support)} tone="quiet" words="withdraw.callNow" />
        <LinkButton href={whatsappLink(support)} tone="quiet" external words="withdraw.whatsapp" />
      </Pair>
      <FirstRules />
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

const timings = ({ hours }: WalletInfo): Words =>
  hours === null
    ? 'withdraw.timingsUnknown'
    : {
        key: 'withdraw.timings',
        params: { open: formatClock12(hours.open), close: formatClock12(hours.close) },
      };

/** Only with betting on (spec 1 §2). */
const WithdrawHeadline = () => <Headline reading={useAtomValue(withdrawHeadlineAtom)} />;

const shown = 3;

function FirstRules() {
  const t = useWords();
  const lines = valueOf(useAtomValue(moneyRulesResource.value))?.withdraw ?? [];
  if (lines.length === 0) return null;
  return (
    <Stack>
      <h2>{t('title.withdrawRules')}</h2>
      <Card>
        {lines.slice(0, shown).map((line, index) => (
          <Muted key={index}>{line}</Muted>
        ))}
        {lines.length > shown && (
          <LinkButton href="/withdrawrule" tone="quiet" wide words="withdraw.allRules" />
        )}
      </Card>
    </Stack>
  );
}
