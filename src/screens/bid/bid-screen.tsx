import type { GameKey } from '../../domain/game/game-list.ts';
import { gameByKey } from '../../domain/game/games.ts';
import { useMarketState } from '../../nav/navigation.ts';
import { Bidding } from './bidding.tsx';
import { NoMarket } from './no-market.tsx';

/** A bid form: one engine for all games (spec 2 §2). */
export function BidScreen({ view }: { readonly view: { readonly game: GameKey } }) {
  const game = gameByKey(view.game);
  const state = useMarketState();
  return state === null ? (
    <NoMarket family={game.family} />
  ) : (
    <Bidding key={`${game.key}:${state.market.id}`} game={game} from={state.market} />
  );
}
