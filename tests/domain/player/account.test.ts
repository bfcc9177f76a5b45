import { expect, it } from 'vitest';
import {
  parseChangePassword,
  parseNewPassword,
  parseOtp,
  parseProfile,
  parseRegister,
} from '../../../src/domain/player/account.ts';
import { type Login, parseLogin, parsePhoneField } from '../../../src/domain/player/login.ts';
import { parseLimits } from '../../../src/domain/player/limits-form.ts';
import { limits } from '../../../src/domain/limits.ts';
import { truncate } from '../../../src/lib/text.ts';
import type { Problem } from '../../../src/domain/problem.ts';
import { err, type Result } from '../../../src/lib/result.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

const say = translator(en);
type Answer = Result<unknown, Problem>;
const told = (result: Answer): string =>
  result.ok ? 'ok' : `${result.error.field}: ${say(result.error.words)}`;

const allTold = (result: Answer): readonly string[] =>
  result.ok ? [] : [result.error, ...(result.error.others ?? [])].map(error => told(err(error)));

const phone = '9876543210';
const password = 'demo1234';
const username = 'Demo Player';

it.each<[rule: string, ask: () => Answer, answer: string]>([
  ['login: phone required', () => parseLogin({ phone: '', password }), 'phone: Phone number is required!'],
  [
    'login: phone of spaces',
    () => parseLogin({ phone: '   ', password }),
    'phone: Phone number is required!',
  ],
  ['login: phone valid', () => parseLogin({ phone: '5876543210', password }), 'phone: Invalid phone number!'],
  ['login: password required', () => parseLogin({ phone, password: '' }), 'password: Password is required!'],
  ['login: password never typed', () => parseLogin({ phone }), 'password: Password is required!'],
  ['login: phone before password', () => parseLogin({}), 'phone: Phone number is required!'],
  ['spec 1 §5: login: any password will do', () => parseLogin({ phone, password: ' ' }), 'ok'],
  [
    'toggle: phone required',
    () => parseRegister({ password, username }, 'login'),
    'phone: Phone number is required!',
  ],
  [
    'toggle: phone valid',
    () => parseRegister({ phone: '1', password, username }, 'login'),
    'phone: Invalid phone number!',
  ],
  [
    'toggle: password required',
    () => parseRegister({ phone, username }, 'login'),
    'password: Password is required!',
  ],
  [
    'toggle: username required',
    () => parseRegister({ phone, password, username: ' ' }, 'login'),
    'username: Username is required',
  ],
  [
    '/r: phone required',
    () => parseRegister({ password, username }, 'register'),
    'phone: Phone No is required!',
  ],
  [
    '/r: phone valid',
    () => parseRegister({ phone: '1', password, username }, 'register'),
    'phone: Phone No is not valid!',
  ],
  [
    '/r: password required',
    () => parseRegister({ phone, username }, 'register'),
    'password: Password is required!',
  ],
  [
    '/r: username required',
    () => parseRegister({ phone, password }, 'register'),
    'username: Username is required',
  ],
  [
    '/r: a username of invisible marks',
    () => parseRegister({ phone, password, username: '\u200b\u200e' }, 'register'),
    'username: Username is required',
  ],
  [
    'toggle: a phone of invisible marks',
    () => parseRegister({ phone: '\u2066\ufeff\u2069', password, username }, 'login'),
    'phone: Phone number is required!',
  ],
  [
    'a profile’s name of invisible marks',
    () => parseProfile({ name: '\u3164\u2800' }),
    'name: Name is required!',
  ],
  ['toggle: username first', () => parseRegister({}, 'login'), 'username: Username is required'],
  ['/r: username first', () => parseRegister({}, 'register'), 'username: Username is required'],
  ['/r: phone second', () => parseRegister({ username }, 'register'), 'phone: Phone No is required!'],
  ['forgot: phone required', () => parsePhoneField('', 'forgot'), 'phone: Phone number is required!'],
  [
    'forgot: phone valid',
    () => parsePhoneField('98765432101', 'forgot'),
    'phone: Phone number is not valid!',
  ],
  ['UPI: number required', () => parsePhoneField('', 'upi'), 'phone: Phone No is required!'],
  ['UPI: invisible marks', () => parsePhoneField('\u200b\u2800', 'upi'), 'phone: Phone No is required!'],
  ['UPI: number valid', () => parsePhoneField('abc', 'upi'), 'phone: Phone No is not Valid!'],
  [
    'reset: new required',
    () => parseNewPassword({ confirmPassword: 'a' }),
    'newPassword: New Password is required!',
  ],
  [
    'reset: confirm required',
    () => parseNewPassword({ newPassword: 'a' }),
    'confirmPassword: Confirm Password is required!',
  ],
  [
    'reset: equal',
    () => parseNewPassword({ newPassword: 'a', confirmPassword: 'A' }),
    'confirmPassword: Passwords do not match!',
  ],
  [
    'reset: spaces count',
    () => parseNewPassword({ newPassword: 'a', confirmPassword: 'a ' }),
    'confirmPassword: Passwords do not match!',
  ],
  [
    'change: current required',
    () => parseChangePassword({ newPassword: 'a' }),
    'currentPassword: Current Password is required!',
  ],
  [
    'change: new required',
    () => parseChangePassword({ currentPassword: 'a' }),
    'newPassword: New Password is required!',
  ],
  [
    'change: confirm required',
    () => parseChangePassword({ currentPassword: 'a', newPassword: 'b' }),
    'confirmPassword: Confirm Password is required!',
  ],
  [
    'change: equal',
    () => parseChangePassword({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'c' }),
    'confirmPassword: Confirm Password is not equal to New Password!',
  ],
  ['OTP of registration and UPI', () => parseOtp('1235', '1234', 'account'), 'otp: Enter Valid OTP'],
  ['OTP of forgot password', () => parseOtp('1235', '1234', 'forgot'), 'otp: Invalid OTP. Please try again.'],
  ['OTP that was never sent', () => parseOtp('', '', 'account'), 'otp: Enter Valid OTP'],
  ['OTP that was not typed', () => parseOtp(undefined, '1234', 'account'), 'otp: Enter Valid OTP'],
  ['OTP keeps its zeros', () => parseOtp('234', '0234', 'account'), 'otp: Enter Valid OTP'],
  ['profile: nothing typed', () => parseProfile({}), 'name: Name is required!'],
  ['profile: name required', () => parseProfile({ name: '  ' }), 'name: Name is required!'],
])('%s', (_rule, ask, answer) => {
  expect(told(ask())).toBe(answer);
});

it.each<[form: string, ask: () => Answer, answers: readonly string[]]>([
  ['log-in', () => parseLogin({}), ['phone: Phone number is required!', 'password: Password is required!']],
  [
    'reset',
    () => parseNewPassword({}),
    ['newPassword: New Password is required!', 'confirmPassword: Confirm Password is required!'],
  ],
  [
    'reset without the password to compare',
    () => parseNewPassword({ confirmPassword: 'a' }),
    ['newPassword: New Password is required!'],
  ],
  [
    'change of password',
    () => parseChangePassword({}),
    [
      'currentPassword: Current Password is required!',
      'newPassword: New Password is required!',
      'confirmPassword: Confirm Password is required!',
    ],
  ],
  [
    'change of password to two that differ',
    () => parseChangePassword({ newPassword: 'b', confirmPassword: 'c' }),
    [
      'currentPassword: Current Password is required!',
      'confirmPassword: Confirm Password is not equal to New Password!',
    ],
  ],
  [
    'play limits',
    () => parseLimits({ daily: 'ten', reminder: '0' }),
    ['daily: Please enter digits only', 'reminder: From 1 to 1,440 minutes, or leave it empty'],
  ],
])('spec 1 §5: the %s names all wrong fields, in the order of the screen', (_form, ask, answers) => {
  expect(allTold(ask())).toEqual(answers);
});

it('checked forms hold the typed text, names without the spaces around them', () => {
  expect(parseLogin({ phone: ' +91 98765-43210', password })).toEqual({
    ok: true,
    value: { phone, password },
  });
  expect(parseRegister({ phone, password, username: ' Demo Player ' }, 'register')).toEqual({
    ok: true,
    value: { phone, password, username },
  });
  expect(parseChangePassword({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' })).toEqual({
    ok: true,
    value: { current: 'a', next: 'b' },
  });
  expect(parseNewPassword({ newPassword: 'b', confirmPassword: 'b' })).toEqual({ ok: true, value: 'b' });
  expect(parseOtp(' १२३४ ', '1234', 'account')).toMatchObject({ ok: true });
  expect(parseProfile({ name: ' Demo ' })).toEqual({ ok: true, value: { name: 'Demo' } });
});

it.each([
  ['Demo', 'Demo'],
  ['TenLetters', 'TenLetters'],
  ['ElevenChars', 'ElevenChar…'],
  ['👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽', '👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽…'],
  ['', ''],
])('the menu writes %s as %s', (name, shown) => {
  expect(truncate(name, limits.menuNameLength)).toBe(shown);
});

it('an unchecked form is not a login', () => {
  // @ts-expect-error a text is no phone
  const login: Login = { phone, password };
  expect(login.phone).toBe('9876543210');
});
