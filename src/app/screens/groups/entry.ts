import { LoginScreen } from '../../../screens/auth/login-screen.tsx';
import { entry as words } from '../../../text/en/entry.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords(words);

/** Logging in. */
export const entry = {
  start: LoginScreen,
  login: LoginScreen,
} satisfies Group<'start' | 'login'>;
