import '../../src/app/shell/common-parts.ts';
import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { loadWords } from '../../src/text/translate.ts';

const english: Readonly<Record<string, string>> = en;

/** Names and short forms that players read in Latin script whatever their language. */
const latin = new Set(['OTP', 'UPI', 'ID', 'QR', 'SP', 'DP', 'WhatsApp', 'YouTube']);

/** What stays English on purpose: names, codes, the note on a payment, and what only the operator or a robot reads. */
const left = [
  'app.configFix',
  'app.configProblem',
  'app.description',
  'field.otp',
  'funds.note',
  'game.spDpTp',
  'kind.DP',
  'kind.SP',
  'kind.TP',
  'method.googlePay',
  'method.gpay',
  'method.paytm',
  'method.phonePe',
  'qr.upiId',
  'title.gali',
  'title.starline',
  'wallet.transactionId',
  'withdraw.whatsapp',
];

/** A label of up to this many letters has its place everywhere, whatever the English one needs. */
const roomy = 11;

const letters = (text: string): number => [...new Intl.Segmenter('hi').segment(text)].length;

it.each(['hi', 'mr'] as const)(
  '%s leaves out what is better in English, and nothing else',
  async language => {
    const words = await loadWords(language);
    expect(
      Object.keys(english)
        .filter(key => !(key in words))
        .toSorted(),
    ).toEqual(left);
  },
);

it.each(['hi', 'mr'] as const)('%s is written in Devanagari but for known names', async language => {
  const { 'app.language': code, ...words } = await loadWords(language);
  expect(code).toBe(language);
  const strange = Object.entries(words).flatMap(([key, text]) =>
    (text.replace(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? [])
      .filter(word => !latin.has(word))
      .map(word => `${key}: ${word}`),
  );
  expect(strange).toEqual([]);
});

it.each(['hi', 'mr'] as const)('%s has labels that fit where the English ones do', async language => {
  const long = Object.entries(await loadWords(language)).filter(([key, text]) => {
    const source = english[key] ?? '';
    return source.length <= 24 && letters(text) > Math.max(roomy, source.length * 1.8);
  });
  expect(long).toEqual([]);
});
