import { LoginScreen } from '../../screens/auth/login-screen.tsx';
import { NotFoundScreen } from '../../screens/content/not-found-screen.tsx';
import type { Group } from '../screen-types.ts';

/** What the first load carries: logging in. */
export const entry = {
  start: LoginScreen,
  login: LoginScreen,
  notFound: NotFoundScreen,
} satisfies Group<'start' | 'login' | 'notFound'>;
