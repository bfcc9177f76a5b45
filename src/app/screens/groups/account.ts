import '../../../ui/layout/common-parts.ts';
import { ChangePasswordScreen } from '../../../screens/account/change-password-screen.tsx';
import { LimitsScreen } from '../../../screens/account/limits-screen.tsx';
import { ProfileScreen } from '../../../screens/account/profile-screen.tsx';
import { SettingsScreen } from '../../../screens/account/settings-screen.tsx';
import { ForgotPasswordScreen } from '../../../screens/auth/forgot-password-screen.tsx';
import { OtpScreen } from '../../../screens/auth/otp-screen.tsx';
import { RegisterNowScreen } from '../../../screens/auth/register-now-screen.tsx';
import { ResetPasswordScreen } from '../../../screens/auth/reset-password-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const account = {
  shell: Shell,
  registerNow: RegisterNowScreen,
  otp: OtpScreen,
  forgotPassword: ForgotPasswordScreen,
  resetPassword: ResetPasswordScreen,
  changePassword: ChangePasswordScreen,
  profile: ProfileScreen,
  settings: SettingsScreen,
  limits: LimitsScreen,
} satisfies InShell;
