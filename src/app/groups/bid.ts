import { BidScreen } from '../../screens/bid/bid-screen.tsx';
import { GameMenuScreen } from '../../screens/bid/game-menu-screen.tsx';
import { ComingSoonScreen } from '../../screens/content/coming-soon-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Choosing a game and bidding. */
export const bid = {
  gameMenu: GameMenuScreen,
  bid: BidScreen,
  starline: ComingSoonScreen,
  gali: ComingSoonScreen,
} satisfies Group<'gameMenu' | 'bid' | 'starline' | 'gali'>;
