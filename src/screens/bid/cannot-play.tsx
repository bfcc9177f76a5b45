import { useAtomValue } from 'jotai';
import type { Family } from '../../domain/market/market.ts';
import { momentText } from '../../domain/player/play-limits.ts';
import { listPath } from '../../nav/routes.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const listTitle = { main: 'title.markets', starline: 'title.starline', gali: 'title.gali' } as const;

export function NoMarket({ family }: { readonly family: Family }) {
  return (
    <Page>
      <Empty words="bid.openMarketFirst" />
      <LinkButton href={listPath[family]} words={listTitle[family]} />
    </Page>
  );
}

export function Paused({ until }: { readonly until: number }) {
  const t = useWords();
  const { zone } = useAtomValue(clockAtom);
  const shown = { zone, language: t('app.language') };
  return (
    <Stack>
      <Notice tone="info" role="alert">
        <p>{t({ key: 'play.paused', params: { until: momentText(until, shown) } })}</p>
        <p>{t('play.pausedMore')}</p>
      </Notice>
      <LinkButton href="/limits" tone="quiet" wide words="title.limits" />
    </Stack>
  );
}
