import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import type { Group } from '../screen-types.ts';

/** The markets: after the login they are there already, and it can do without them. */
export const home = { home: HomeScreen } satisfies Group<'home'>;
