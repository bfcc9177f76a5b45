import '../../../ui/layout/common-parts.ts';
import { BidScreen } from '../../../screens/bid/bid-screen.tsx';
import { GameMenuScreen } from '../../../screens/bid/game-menu-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Choosing a game and bidding. */
export const bid = {
  gameMenu: GameMenuScreen,
  bid: BidScreen,
} satisfies Group<'gameMenu' | 'bid'>;
