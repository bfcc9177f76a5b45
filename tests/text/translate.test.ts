import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { bidding } from '../../src/text/en/bidding.ts';
import { en } from '../../src/text/en.ts';
import { languages, addWords, loadWords, translator } from '../../src/text/translate.ts';

const t = translator(en);
addWords(en);

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The module as a page has it that has loaded nothing yet. */
async function freshModule() {
  vi.resetModules();
  return import('../../src/text/translate.ts');
}

it('gives a text by its key', () => {
  expect(t('bid.placed')).toBe('Bid placed successfully!');
});

it('fills the holes of a text', () => {
  expect(t({ key: 'error.numberInvalid', params: { number: '42' } })).toBe('Number 42 is not valid');
  expect(t({ key: 'withdraw.timings', params: { open: '10:00 AM', close: '5:00 PM' } })).toBe(
    'Timings: 10:00 AM - 5:00 PM',
  );
});

it('does not fill holes inside a filled-in value', () => {
  expect(t({ key: 'error.registering', params: { message: 'a {message} $& b' } })).toBe(
    'Error registering: a {message} $& b',
  );
});

it('has one text for one and for several', () => {
  expect(t({ key: 'bid.rows', params: { count: 1 } })).toBe('1 bid');
  expect(t({ key: 'bid.rows', params: { count: 2 } })).toBe('2 bids');
  expect(t({ key: 'error.registering', params: { message: 'a | b' } })).toBe('Error registering: a | b');
});

it("passes the server's own sentence on", () => {
  expect(t({ text: 'Market is {closed}' })).toBe('Market is {closed}');
});

it('falls back to English where a language leaves a text out', () => {
  const partly = translator({ 'action.submit': 'जमा करें' });
  expect(partly('action.submit')).toBe('जमा करें');
  expect(partly('bid.proceed')).toBe('Proceed');
});

it.each(languages)('%s has no key that English has not, and the same holes', async language => {
  const holes = (text: string): readonly string[] => (text.match(/\{\w+\}| \| /g) ?? []).toSorted();
  const english: Readonly<Record<string, string>> = en;
  for (const [key, text] of Object.entries(await loadWords(language)))
    expect([key, holes(text)]).toEqual([key, holes(english[key] ?? 'no such key')]);
});

it('throws for a text that no file has loaded, and gives it once it is', async () => {
  const fresh = await freshModule();
  const say = fresh.translator({});
  expect(say('title.login')).toBe('Login');
  expect(() => say('bid.placed')).toThrow('The text bid.placed is not loaded');
  fresh.addWords(bidding);
  expect(say('bid.placed')).toBe('Bid placed successfully!');
});

it('shows nothing instead in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const fresh = await freshModule();
  expect(fresh.translator({})('bid.placed')).toBe('');
});

it.each(['hi', 'mr'])('%s has a file for each area of English', language => {
  expect(readdirSync(`src/text/${language}`).toSorted()).toEqual(readdirSync('src/text/en').toSorted());
});
