import { LoginScreen } from '../../../screens/auth/login-screen.tsx';
import type { Group } from '../screen-types.ts';

export const entry = {
  start: LoginScreen,
  login: LoginScreen,
} satisfies Group;
