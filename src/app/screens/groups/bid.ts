import '../../../ui/layout/common-parts.ts';
import { BidScreen } from '../../../screens/bid/bid-screen.tsx';
import { GameMenuScreen } from '../../../screens/bid/game-menu-screen.tsx';
import { YourSlips } from '../../../screens/bid/unsent-slips.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const bid = {
  shell: Shell,
  gameMenu: GameMenuScreen,
  bid: BidScreen,
} satisfies InShell;

export const onHome = { YourSlips };
