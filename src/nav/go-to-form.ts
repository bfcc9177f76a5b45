import type { MarketTimes } from '../domain/market/market.ts';
import type { MarketId } from '../domain/market/market-id.ts';
import { go } from './navigation.ts';

type Form = {
  readonly game: { readonly path: string };
  readonly market: MarketTimes & { readonly id: MarketId; readonly name: string };
};

export function goToForm({ game, market }: Form): void {
  const { id, name, open, close } = market;
  go(game.path, { state: { market: { id, name, open, close: close ?? null } } });
}
