import { LoginScreen } from '../../screens/auth/login-screen.tsx';
import { NotFoundScreen } from '../../screens/content/not-found-screen.tsx';
import { HomeScreen } from '../../screens/markets/home-screen.tsx';
import type { Group } from '../screen-types.ts';

/** What the first load carries: logging in, and the markets. */
export const entry = {
  start: LoginScreen,
  login: LoginScreen,
  home: HomeScreen,
  notFound: NotFoundScreen,
} satisfies Group<'start' | 'login' | 'home' | 'notFound'>;
