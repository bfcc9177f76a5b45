import '../../shell/common-parts.ts';
import { GaliScreen } from '../../../screens/markets/gali-screen.tsx';
import { StarlineScreen } from '../../../screens/markets/starline-screen.tsx';
import { games } from '../../../text/en/games.ts';
import { markets } from '../../../text/en/markets.ts';
import { slots as words } from '../../../text/en/slots.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords({ ...games, ...markets, ...words });

/** The families whose markets have one time a day. */
export const slots = { starline: StarlineScreen, gali: GaliScreen } satisfies Group<'starline' | 'gali'>;
