import { useAtomValue } from 'jotai';
import { type Game, gamesOf } from '../../domain/game/games.ts';
import { type Family, tileClosed } from '../../domain/market/market.ts';
import { go, useMarketState } from '../../nav/navigation.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { pauseAtom } from '../../state/core/between-screens.ts';
import { dashboardPollAtom } from '../../state/reading/markets.ts';
import { TileGrid } from '../../ui/cards/card.tsx';
import { GameTile } from '../../ui/cards/game-tile.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { NoMarket, Paused } from './cannot-play.tsx';
import { HowThisWorks } from './how-this-works.tsx';

/** Timed tiles stop at the market's open time (spec 2 §2, §4). */
export function GameMenuScreen({ view }: { readonly view: { readonly family: Family } }) {
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const state = useMarketState();
  const now = useNow(clock).minute;
  const paused = useAtomValue(pauseAtom);
  if (state === null) return <NoMarket family={view.family} />;

  if (paused !== null) {
    return (
      <Page>
        <Paused until={paused} />
      </Page>
    );
  }

  const closed = (game: Game): boolean => tileClosed(game, state.market, now);
  const choose = (game: Game): void => {
    if (!closed(game)) return go(game.path, { state });
    const text = t({ key: 'bid.closedFor', params: { game: t(game.title) } });
    showToast({ tone: 'error', text, at: 'top-right' });
  };

  return (
    <Page wide="columns">
      <TileGrid>
        {gamesOf(view.family).map(game => (
          <GameTile
            key={game.key}
            sign={game.example}
            title={t(game.title)}
            caption={t(game.caption)}
            disabled={closed(game)}
            onPress={() => choose(game)}
            action={<HowThisWorks game={game} market={state.market} />}
          />
        ))}
      </TileGrid>
    </Page>
  );
}
