import '../../shell/shell-parts.ts';
import { HomeScreen } from '../../../screens/markets/home-screen.tsx';
import { markets as words } from '../../../text/en/markets.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords(words);

/** The home screen. It does without the words and icons of the other groups, so that it loads fast after a log-in. */
export const home = { home: HomeScreen } satisfies Group<'home'>;
