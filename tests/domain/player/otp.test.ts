import { expect, it } from 'vitest';
import { isOtp, type OtpCode, otpForm, otpIn } from '../../../src/domain/player/otp.ts';

it.each([
  ['1234', 4],
  ['123456', 6],
  ['12345678', 8],
  [' १२३४५६ ', 6],
  [undefined, 4],
  ['', 4],
  ['a'.repeat(64), 4],
])('spec 1 §9: OTP input length 4, or that of the code that came: %j has %i', (code, length) => {
  expect(otpForm(code)).toEqual({ least: length, usual: length, most: length });
});

it.each([
  [7, 1, 4, 6],
  [123, 3, 4, 6],
  [4217, 4, 4, 6],
  [42170, 5, 5, 6],
  [482913, 6, 6, 6],
  [4829135, 7, 7, 8],
  [12345678, 8, 8, 8],
])('a code that comes as the number %i may have lost zeros', (code, least, usual, most) => {
  expect(otpForm(code)).toEqual({ least, usual, most });
});

it.each<[typed: string, code: OtpCode, right: boolean]>([
  ['042170', 42170, true],
  ['42170', 42170, true],
  ['४२१७०', 42170, true],
  ['4217', 4217, true],
  ['04217', 4217, true],
  ['004217', 4217, true],
  ['0123', 123, true],
  ['0000', 0, true],
  ['42171', 42170, false],
  ['421700', 42170, false],
  ['', 0, false],
  ['042170', '042170', true],
  ['42170', '042170', false],
  ['042170', '42170', false],
  ['482913', '482-913', true],
  ['482913', ' 482 913 ', true],
  ['12345', '1234', false],
])('%j is the code %j: %s', (typed, code, right) => {
  expect(isOtp(typed, code)).toBe(right);
});

it.each([
  ['Your OTP is 042170. Valid for 10 minutes', 42170, '042170'],
  ['Your OTP is 42170', 42170, '42170'],
  ['Rs 50000 paid. 4217 is for you', 4217, '4217'],
  ['Your OTP is 004217', 4217, '004217'],
  ['Your OTP is 0123, until 10:30', 123, '0123'],
  ['Your OTP is 123, until 10:30', 123, '123'],
  ['0421701', 42170, '0421701'],
])('in %j the code that came as the number %i is %j', (text, code, found) => {
  expect(otpIn(text, otpForm(code))).toBe(found);
});

it.each([
  ['482913 is your OTP', 6, '482913'],
  ['Your OTP is 482913. Valid for 10 minutes. Help: 9876543210', 6, '482913'],
  ['Dear 9876543210, use 4821 within 10 minutes', 4, '4821'],
  ['G-482913', 6, '482913'],
  ['Code: 482-913, order 77', 6, '482913'],
  ['Rs 50 off! 48 29 13', 6, '482913'],
  ['\u200e482913\u200f', 6, '482913'],
  ['आपका OTP ४८२९१३ है', 6, '482913'],
  ['@play.example #4821', 4, '4821'],
  ['Rs 5000 paid. Your OTP is 4821', 4, '4821'],
  ['On 27-11-2026 your OTP: 4821. Valid till 2027', 4, '4821'],
  ['4821 is your OTP, valid till 2026', 4, '4821'],
  ['2026: 4821 is your Matka verification code', 4, '4821'],
  ['Rs 1000 off! 4821 is the login password', 4, '4821'],
  ['२०२६ में आपका ओटीपी ४८२१ है', 4, '4821'],
  ['Order 2026, call 9876543210.\n@play.example #4821', 4, '4821'],
  ['4821, 4822', 4, '4821'],
  ['Your OTP for the log-in at 10:30 on 27/11/2026 is 4821', 4, '4821'],
  ['2026/11/27: use 4821', 4, '4821'],
  ['\u200b\u200e', 4, ''],
  ['482', 4, '482'],
  ['48219', 4, '48219'],
  ['12 34 56', 4, '123456'],
  ['1234567890123456', 12, '1234567890123'],
  ['a1-2x3456', 4, '3456'],
  ['no code', 4, ''],
])('in %j the code of %i digits is %j', (text, length, code) => {
  expect(otpIn(text, { least: length, usual: length, most: length })).toBe(code);
});

it('a telephone number behind the danda of a Hindi SMS is not the code', () => {
  const sms = '4821 आपका ओटीपी है। सहायता के लिए 1800-123-4567 पर कॉल करें।';
  expect(otpIn(sms, otpForm('4821'))).toBe('4821');
});
