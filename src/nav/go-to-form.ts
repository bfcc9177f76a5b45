import type { TimedMarket } from '../domain/market/market.ts';
import { go } from './navigation.ts';

type Form = { readonly game: { readonly path: string }; readonly market: TimedMarket };

export function goToForm({ game, market }: Form): void {
  const { id, name, open, close } = market;
  go(game.path, { state: { market: { id, name, open, close } } });
}
