import type { Draft } from '../../lib/draft.ts';
import { plainFigure } from '../../lib/figure.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { parsePhone, type Phone } from '../phone.ts';
import type { Problem } from '../problem.ts';

/** Spec 1 §5. */
export type Login = { readonly phone: Phone; readonly password: string };

export function parseLogin(draft: Draft<'phone' | 'password'>): Result<Login, Problem<'phone' | 'password'>> {
  const phone = parsePhoneField(draft.phone, 'login');
  const password = draft.password ?? '';
  if (password !== '') return phone.ok ? ok({ phone: phone.value, password }) : phone;
  const missing = { field: 'password', words: 'error.passwordRequired' } as const;
  return err(phone.ok ? missing : { ...phone.error, others: [missing] });
}

/** Spec 1 §5. */
const phoneWordings = {
  login: { required: 'error.phoneRequired', invalid: 'error.phoneInvalid' },
  register: { required: 'error.phoneNoRequired', invalid: 'error.phoneInvalidRegister' },
  forgot: { required: 'error.phoneRequired', invalid: 'error.phoneInvalidForgot' },
  upi: { required: 'error.phoneNoRequired', invalid: 'error.phoneInvalidUpi' },
  transfer: { required: 'error.phoneNoRequired', invalid: 'error.phoneInvalidTransfer' },
} as const;

export function parsePhoneField(typed: string | undefined, form: keyof typeof phoneWordings) {
  const text = plainFigure(typed ?? '');
  if (text === '') return err({ field: 'phone', words: phoneWordings[form].required });
  const phone = parsePhone(text);
  return phone === null ? err({ field: 'phone', words: phoneWordings[form].invalid }) : ok(phone);
}
