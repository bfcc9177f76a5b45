import { HomeScreen } from '../../../screens/markets/home-screen.tsx';
import { markets as words } from '../../../text/en/markets.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords(words);

/** The markets: after the login they are there already, and it can do without them. */
export const home = { home: HomeScreen } satisfies Group<'home'>;
