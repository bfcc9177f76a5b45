import { ComingSoonScreen } from '../../screens/content/coming-soon-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Registration, codes, passwords and the profile. */
export const account = {
  registerNow: ComingSoonScreen,
  otp: ComingSoonScreen,
  forgotPassword: ComingSoonScreen,
  resetPassword: ComingSoonScreen,
  changePassword: ComingSoonScreen,
  profile: ComingSoonScreen,
} satisfies Group<'registerNow' | 'otp' | 'forgotPassword' | 'resetPassword' | 'changePassword' | 'profile'>;
