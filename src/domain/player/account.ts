import { seenText } from '../../lib/figure.ts';
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { parsePhoneField } from './login.ts';
import { isOtp, type OtpCode } from './otp.ts';
import type { Phone } from '../phone.ts';
import type { Problem } from '../problem.ts';

/** Calls carry the `token`. No screen shows it (spec 1 §3). */
export type Player = { readonly username: string; readonly token: string; readonly mobile: Phone };

/** Spec 1 §5. */
export type Registration = { readonly username: string; readonly phone: Phone; readonly password: string };
/** Spec 1 §5. */
export type PasswordChange = { readonly current: string; readonly next: string };

type RegisterField = 'username' | 'phone' | 'password';

/** Names all wrong fields, in the order of the screen. The texts of /r differ from the login screen's. */
export function parseRegister(
  draft: Draft<RegisterField>,
  form: 'login' | 'register',
): Result<Registration, Problem<RegisterField>> {
  const username = seenText(draft.username);
  const phone = parsePhoneField(draft.phone, form);
  const password = draft.password ?? '';
  const problems: Problem<RegisterField>[] = [];
  if (username === '') problems.push({ field: 'username', words: 'error.usernameRequired' });
  if (!phone.ok) problems.push(phone.error);
  if (password === '') problems.push({ field: 'password', words: 'error.passwordRequired' });
  const [first, ...others] = problems;
  if (first !== undefined) return err({ ...first, others });
  return phone.ok ? ok({ username, phone: phone.value, password }) : phone;
}

export function parseNewPassword(
  draft: Draft<'newPassword' | 'confirmPassword'>,
  differ: 'error.passwordsDiffer' | 'error.confirmDiffers' = 'error.passwordsDiffer',
): Result<string, Problem<'newPassword' | 'confirmPassword'>> {
  const { newPassword = '', confirmPassword = '' } = draft;
  if (newPassword === '') return err({ field: 'newPassword', words: 'error.newPasswordRequired' });
  if (confirmPassword === '')
    return err({ field: 'confirmPassword', words: 'error.confirmPasswordRequired' });
  return newPassword === confirmPassword ? ok(newPassword) : err({ field: 'confirmPassword', words: differ });
}

/** The verifier checks `current` later (docs/reliability.md "Passwords and sessions"). */
export function parseChangePassword(draft: Draft<'currentPassword' | 'newPassword' | 'confirmPassword'>) {
  const current = draft.currentPassword ?? '';
  if (current === '') return err({ field: 'currentPassword', words: 'error.currentPasswordRequired' });
  const next = parseNewPassword(draft, 'error.confirmDiffers');
  return next.ok ? ok({ current, next: next.value }) : next;
}

/** Digits may be of any script. `forgot` has its own text. */
export function parseOtp(typed: string | undefined, expected: OtpCode, wording: 'account' | 'forgot') {
  if (isOtp(typed ?? '', expected)) return ok(null);
  return err({ field: 'otp', words: wording === 'account' ? 'error.otp' : 'error.otpForgot' });
}

export function parseProfile(draft: Draft<'name'>): Result<{ readonly name: string }, Problem<'name'>> {
  const name = seenText(draft.name);
  return name === '' ? err({ field: 'name', words: 'error.nameRequired' }) : ok({ name });
}
