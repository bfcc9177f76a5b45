import type { Family } from '../../domain/market/market.ts';
import { listPath } from '../../nav/routes.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const listTitle = { main: 'title.markets', starline: 'title.starline', gali: 'title.gali' } as const;

/** A game cannot be played without a market: shown when its screen was opened directly. */
export function NoMarket({ family }: { readonly family: Family }) {
  const t = useWords();
  return (
    <Page>
      <Empty>{t('bid.openMarketFirst')}</Empty>
      <LinkButton href={listPath[family]}>{t(listTitle[family])}</LinkButton>
    </Page>
  );
}
