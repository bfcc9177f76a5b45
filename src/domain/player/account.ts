import type { PlainKey } from '../../text/message.ts';
import { seenText } from '../../lib/figure.ts';
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { parsePhoneField } from './login.ts';
import { isOtp, type OtpCode } from './otp.ts';
import type { Phone } from '../phone.ts';
import { type Problem, wrongFields } from '../problem.ts';

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
  const username = required('username', seenText(draft.username), 'error.usernameRequired');
  const phone = parsePhoneField(draft.phone, form);
  const password = required('password', draft.password, 'error.passwordRequired');
  if (!username.ok || !phone.ok || !password.ok) return wrongFields<RegisterField>(username, phone, password);
  return ok({ username: username.value, phone: phone.value, password: password.value });
}

export function parseNewPassword(
  { newPassword = '', confirmPassword = '' }: Draft<'newPassword' | 'confirmPassword'>,
  differ: 'error.passwordsDiffer' | 'error.confirmDiffers' = 'error.passwordsDiffer',
): Result<string, Problem<'newPassword' | 'confirmPassword'>> {
  const next = required('newPassword', newPassword, 'error.newPasswordRequired');
  const typed = required('confirmPassword', confirmPassword, 'error.confirmPasswordRequired');
  const differs = next.ok && typed.ok && next.value !== typed.value;
  const confirmed = differs ? err({ field: 'confirmPassword', words: differ }) : typed;
  return next.ok && confirmed.ok ? next : wrongFields<'newPassword' | 'confirmPassword'>(next, confirmed);
}

const required = <const Field extends string>(
  field: Field,
  text: string = '',
  words: PlainKey,
): Result<string, Problem<Field>> => (text === '' ? err({ field, words }) : ok(text));

/** The verifier checks `current` later (docs/reliability.md "Passwords and sessions"). */
export function parseChangePassword(draft: Draft<'currentPassword' | 'newPassword' | 'confirmPassword'>) {
  const current = required('currentPassword', draft.currentPassword, 'error.currentPasswordRequired');
  const next = parseNewPassword(draft, 'error.confirmDiffers');
  return current.ok && next.ok
    ? ok({ current: current.value, next: next.value })
    : wrongFields<'currentPassword' | 'newPassword' | 'confirmPassword'>(current, next);
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
