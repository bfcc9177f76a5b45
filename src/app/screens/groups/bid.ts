import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { GameMenuScreen as gameMenu } from '../../../screens/bid/game-menu-screen.tsx';
export { BidScreen as bid } from '../../../screens/bid/bid-screen.tsx';
/** Not a screen: the home screen shows it. */
export { YourSlips } from '../../../screens/bid/unsent-slips.tsx';
