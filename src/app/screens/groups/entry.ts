import { LoginScreen } from '../../../screens/auth/login-screen.tsx';
import { NotFoundScreen } from '../../../screens/content/not-found-screen.tsx';
import { entry as words } from '../../../text/en/entry.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords(words);

/** Logging in, and the page that is not there. */
export const entry = {
  start: LoginScreen,
  login: LoginScreen,
  notFound: NotFoundScreen,
} satisfies Group<'start' | 'login' | 'notFound'>;
