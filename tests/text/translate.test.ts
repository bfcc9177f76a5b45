import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { languages, learnWords, loadWords, translator } from '../../src/text/translate.ts';

const t = translator(en);
learnWords(en);

it('gives a text by its key', () => {
  expect(t('bid.placed')).toBe('Bid placed successfully!');
});

it('fills the holes of a text', () => {
  expect(t({ key: 'error.numberInvalid', params: { number: '42' } })).toBe('Number 42 is not valid');
  expect(t({ key: 'withdraw.timings', params: { open: '10:00 AM', close: '5:00 PM' } })).toBe(
    'Timings: 10:00 AM - 5:00 PM',
  );
});

it('does not fill holes that stand in what was filled in', () => {
  expect(t({ key: 'error.registering', params: { message: 'a {message} $& b' } })).toBe(
    'Error registering: a {message} $& b',
  );
});

it("passes the server's own sentence on", () => {
  expect(t({ text: 'Market is {closed}' })).toBe('Market is {closed}');
});

it('falls back to English where a language leaves a text out', () => {
  const partly = translator({ 'bid.submit': 'जमा करें' });
  expect(partly('bid.submit')).toBe('जमा करें');
  expect(partly('bid.proceed')).toBe('Proceed');
});

it.each(languages)('%s has no key that English has not, and the same holes', async language => {
  const holes = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const english: Readonly<Record<string, string>> = en;
  for (const [key, text] of Object.entries(await loadWords(language)))
    expect([key, holes(text)]).toEqual([key, holes(english[key] ?? 'no such key')]);
});
