import { expect, it } from 'vitest';
import { otpIn, otpLength } from '../../../src/domain/player/otp.ts';

it.each([
  ['1234', 4],
  ['123456', 6],
  ['12345678', 8],
  [' १२३४५६ ', 6],
  [undefined, 4],
  ['', 4],
  ['a'.repeat(64), 4],
])('spec 1 §9: OTP input length 4, or that of the code that came: %j has %i', (code, length) => {
  expect(otpLength(code)).toBe(length);
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
  ['\u200b\u200e', 4, ''],
  ['482', 4, '482'],
  ['48219', 4, '4821'],
  ['a1-2x3456', 4, '3456'],
  ['no code', 4, ''],
])('in %j the code of %i digits is %j', (text, length, code) => {
  expect(otpIn(text, length)).toBe(code);
});
