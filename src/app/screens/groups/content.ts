import '../../../ui/layout/common-parts.ts';
import { HowToPlayScreen } from '../../../screens/content/how-to-play-screen.tsx';
import { LandingScreen } from '../../../screens/content/landing-screen.tsx';
import { NotFoundScreen } from '../../../screens/content/not-found-screen.tsx';
import { PolicyScreen } from '../../../screens/content/policy-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const content = {
  shell: Shell,
  landing: LandingScreen,
  howToPlay: HowToPlayScreen,
  policy: PolicyScreen,
  notFound: NotFoundScreen,
} satisfies InShell;
