import '../../shell/common-parts.ts';
import { BidScreen } from '../../../screens/bid/bid-screen.tsx';
import { GameMenuScreen } from '../../../screens/bid/game-menu-screen.tsx';
import { bidding } from '../../../text/en/bidding.ts';
import { games } from '../../../text/en/games.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords({ ...bidding, ...games });

/** Choosing a game and bidding. */
export const bid = {
  gameMenu: GameMenuScreen,
  bid: BidScreen,
} satisfies Group<'gameMenu' | 'bid'>;
