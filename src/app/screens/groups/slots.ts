import '../../../ui/layout/common-parts.ts';
import { GaliScreen } from '../../../screens/markets/gali-screen.tsx';
import { StarlineScreen } from '../../../screens/markets/starline-screen.tsx';
import type { Group } from '../screen-types.ts';

/** The families whose markets have one time a day. */
export const slots = { starline: StarlineScreen, gali: GaliScreen } satisfies Group<'starline' | 'gali'>;
