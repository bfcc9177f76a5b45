import { useAtomValue } from 'jotai';
import { type Game, gamesIn } from '../../domain/game/games.ts';
import { type Family, tileClosed } from '../../domain/market/market.ts';
import { goToMarket } from '../../nav/go-to-market.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { dashboardPollAtom } from '../../state/reading/markets.ts';
import { TileGrid } from '../../ui/cards/card.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { NoMarket, Paused } from './cannot-play.tsx';
import { useRouteMarket } from '../records/market-of.ts';
import { usePause } from '../records/use-pause.ts';
import { HowThisWorks } from './how-this-works.tsx';
import { useId } from 'react';
import css from '../../ui/cards/markets/game-tile.module.css';

/** Timed tiles stop at the market's open time (spec 2 §2, §4). */
export function GameMenuScreen({ view }: { readonly view: { readonly family: Family } }) {
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const id = useId();
  const clock = useAtomValue(clockAtom);
  const market = useRouteMarket(view.family);
  const now = useNow(clock).minute;
  const paused = usePause();
  if (market === null) return <NoMarket family={view.family} />;

  if (paused !== null) {
    return (
      <Page>
        <Paused until={paused} />
      </Page>
    );
  }

  const closed = (game: Game): boolean => tileClosed(game, market.times, now);
  const choose = (game: Game): void => {
    if (!closed(game)) return goToMarket(game.path, market);
    const text = t({ key: 'bid.closedFor', params: { game: t(game.title) } });
    showToast({ tone: 'error', text, at: 'top-right' });
  };

  return (
    <Page wide="columns">
      <TileGrid>
        {gamesIn(market).map(game => {
          const off = closed(game) || undefined;
          const caption = `${id}-${game.key}`;
          return (
            <div key={game.key} className={css.tile} data-off={off}>
              <span aria-hidden="true" className={css.figures} data-sign={game.example} />
              <span className={css.words}>
                {/* The button covers the tile, so that all of it is one target. */}
                <button
                  type="button"
                  className={css.target}
                  data-off={off}
                  aria-describedby={caption}
                  onClick={() => choose(game)}
                >
                  {t(game.title)}
                </button>
                <small id={caption}>{t(game.caption)}</small>
              </span>
              <div className={css.action}>
                <HowThisWorks game={game} market={market} />
              </div>
            </div>
          );
        })}
      </TileGrid>
    </Page>
  );
}
