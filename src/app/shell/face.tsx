import { useAtomValue } from 'jotai';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { localTime } from '../../domain/dates.ts';
import { whatsappLink } from '../../domain/content.ts';
import { listen } from '../../lib/listen.ts';
import { spokenResult } from '../../domain/market/market.ts';
import { momentText } from '../../domain/player/play-limits.ts';
import { useRoute } from '../../nav/navigation.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { keptMarketsAtom } from '../../state/reading/kept-markets.ts';
import { supportAtom } from '../../state/reading/content.ts';
import type { PlainKey } from '../../text/message.ts';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { ResultText } from '../../ui/cards/markets/result-text.tsx';
import { FailureCard } from '../../ui/cards/replies/failure-card.tsx';
import type { RemoteState } from '../../ui/cards/replies/remote-view.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import css from '../../ui/layout/offline-line.module.css';

type Props = ComponentProps<RemoteState>;

export const RemoteFace: RemoteState = props => {
  if (props.state === 'unread') return <Unread {...props} />;
  return props.state === 'empty' ? <Nothing {...props} /> : <Age {...props} />;
};

const hints: { readonly [Noun in Props['noun']]?: PlainKey } = {
  markets: 'hint.markets',
  bids: 'hint.bids',
  wins: 'hint.wins',
  transactions: 'hint.transactions',
  deposits: 'hint.deposits',
  withdrawals: 'hint.withdrawals',
  rules: 'hint.rules',
};

const Nothing = ({ noun, empty }: Props) => (
  <Empty next={empty?.next} hint={hints[noun]} words={empty?.words ?? 'list.empty'} />
);

function Unread({ noun, failureText, onRetry, online, bare }: Props) {
  const t = useWords();
  const { chat } = useAtomValue(supportAtom);
  useReadOnReturn(onRetry);
  const atHome = useRoute().view.screen === 'home';
  return (
    <>
      <FailureCard
        text={t(`failure.${noun}`)}
        title={failureText === undefined ? undefined : t(failureText)}
        offline={!online}
        onRetry={onRetry}
        bare={bare}
        supportHref={whatsappLink(chat)}
      />
      {atHome && noun === 'markets' && <KeptMarkets />}
    </>
  );
}

/** Contains nothing to tap, because its facts may be out of date. */
function KeptMarkets() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const kept = useAtomValue(keptMarketsAtom);
  if (kept === null) return null;
  const time = momentText(kept.minute * 60_000, { zone: clock.zone, language: t('app.language') });
  return (
    <>
      <OfflineLine note={t({ key: 'failure.asOf', params: { time } })}>{t('failure.old')}</OfflineLine>
      <Listing label={t('title.markets')}>
        {kept.markets.map(({ name, open, close, result }, index) => (
          <ListRow
            key={index}
            title={name}
            detail={t({ key: 'market.bothTill', params: { open, close } })}
            trailing={
              result && (
                <ResultText done={result} spoken={spokenResult(result, t('market.digits').split(' '))} />
              )
            }
          />
        ))}
      </Listing>
    </>
  );
}

function useReadOnReturn(onRetry: Props['onRetry'] | null): void {
  useEffect(
    () => (onRetry === null ? undefined : listen(window, ['online'], () => void onRetry())),
    [onRetry],
  );
}

/** Minutes, although a poll is due every few seconds. */
const oldAfterMinutes = 2;

function Age({ state, readAt = null, onRetry }: Props) {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  useNow(clock);
  useReadOnReturn(state === 'old' ? onRetry : null);
  const minutes = readAt === null ? 0 : Math.floor(clock.now() / 60_000) - readAt;
  if (state === 'new' && minutes < oldAfterMinutes) return null;
  const time = readAt === null ? null : formatClock12(localTime(readAt * 60_000, clock.zone).minute);
  return (
    <OfflineLine note={time === null ? undefined : t({ key: 'failure.asOf', params: { time } })}>
      {t('failure.old')}
    </OfflineLine>
  );
}

function OfflineLine({ children, note }: { children: ReactNode; note?: string | undefined }) {
  return (
    <output className={css.line}>
      <Icon name="info" size={16} />
      {children}
      {note ? <span>{note}</span> : null}
    </output>
  );
}
