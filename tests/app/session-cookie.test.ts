import { expect, it } from 'vitest';
import { cookieText } from '../../src/app/boot/session-cookie.ts';

const text = (page: string, api: string) => cookieText('sess=fixed', new URL(page), api);

it.each([
  ['http://127.0.0.1:3000', '', ''],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:4000', ''],
  ['http://127.0.0.1:3000', 'http://127.0.0.2:4000', ''],
  ['https://play.example.com', '', '; secure'],
  ['https://play.example.com', 'https://play.example.com/api', '; secure'],
  ['https://play.example.com', 'https://api.example.com', '; secure; domain=example.com'],
  ['https://example.com', 'https://api.example.com', '; secure; domain=example.com'],
  ['https://a.play.example.com', 'https://play.example.com', '; secure; domain=play.example.com'],
  ['https://play.example.com', 'https://api.other.com', '; secure'],
])('spec 1 §7: a page of %s with the API %j has the session cookie%s', (page, api, more) => {
  expect(text(page, api)).toBe(`sess=fixed; path=/; samesite=lax${more}`);
});
