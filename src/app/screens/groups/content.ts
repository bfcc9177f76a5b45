import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { LandingScreen as landing } from '../../../screens/content/landing-screen.tsx';
export { HowToPlayScreen as howToPlay } from '../../../screens/content/how-to-play-screen.tsx';
export { PolicyScreen as policy } from '../../../screens/content/policy-screen.tsx';
export { NotFoundScreen as notFound } from '../../../screens/content/not-found-screen.tsx';
