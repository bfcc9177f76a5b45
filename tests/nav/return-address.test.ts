import { expect, it } from 'vitest';
import { parseReturnAddress } from '../../src/nav/navigation.ts';

it.each([
  '/windata?x=1',
  '/Imp2',
  '/galiimp/',
  '/imp?a=//evil.example&a=2#bottom?/login',
  '/imp#\n?x',
  '/about',
])('%j is an address to be led back to, as it was typed', text => {
  expect(parseReturnAddress(text)).toBe(text);
});

it.each([
  '//evil.example',
  '//evil.example/imp',
  '//imp',
  '/\\evil.example/imp',
  '/\t/evil.example',
  'https://evil.example/imp',
  'javascript:alert(1)',
  'imp',
  '/imp77',
  '/imp/../login',
  '/login',
  '/',
  '/r?next=/imp',
  '/otpregister',
  '/otpwithdraw',
  '/landing',
  '/404',
  '?x=1',
  '',
])('%j is none', text => {
  expect(parseReturnAddress(text)).toBeNull();
});
