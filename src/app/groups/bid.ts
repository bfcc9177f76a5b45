import '../later.ts';
import { BidScreen } from '../../screens/bid/bid-screen.tsx';
import { GameMenuScreen } from '../../screens/bid/game-menu-screen.tsx';
import { GaliScreen } from '../../screens/markets/gali-screen.tsx';
import { StarlineScreen } from '../../screens/markets/starline-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Choosing a game and bidding. */
export const bid = {
  gameMenu: GameMenuScreen,
  bid: BidScreen,
  starline: StarlineScreen,
  gali: GaliScreen,
} satisfies Group<'gameMenu' | 'bid' | 'starline' | 'gali'>;
