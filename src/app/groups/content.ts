import { ComingSoonScreen } from '../../screens/content/coming-soon-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Pages to read. */
export const content = {
  landing: ComingSoonScreen,
  howToPlay: ComingSoonScreen,
  policy: ComingSoonScreen,
} satisfies Group<'landing' | 'howToPlay' | 'policy'>;
