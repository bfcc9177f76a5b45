import '../../src/ui/layout/common-parts.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { loadWords } from '../../src/text/translate.ts';

const english: Readonly<Record<string, string>> = en;

/** Names and short forms that players of all languages read in Latin script. */
const latin = new Set(['OTP', 'UPI', 'ID', 'QR', 'SP', 'DP', 'WhatsApp', 'YouTube']);

/**
 * Texts that stay English on purpose: names, codes, the note on a payment, and texts that only the operator
 * or a robot reads.
 */
const left = [
  'app.configFix',
  'app.configProblem',
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
  'wallet.transactionId',
  'withdraw.whatsapp',
];

/** A label of up to this many letters fits everywhere, even if it is longer than the English one. */
const roomy = 11;

const letters = (text: string): number => [...new Intl.Segmenter('hi').segment(text)].length;

it.each(['hi', 'mr'] as const)('%s leaves out only texts that are better in English', async language => {
  const words = await loadWords(language);
  expect(
    Object.keys(english)
      .filter(key => !(key in words))
      .toSorted(),
  ).toEqual(left);
});

it.each(['hi', 'mr'] as const)('%s has each text in the file of the English one', language => {
  const keysIn = (file: string) => readFileSync(`src/text/${file}`, 'utf8').match(/^ {2}'[\w.]+'/gm) ?? [];
  for (const file of readdirSync('src/text/en'))
    expect(keysIn(`en/${file}`), file).toEqual(expect.arrayContaining(keysIn(`${language}/${file}`)));
});

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

/** One word for one thing: these are what other texts have another word for. */
const strangers: readonly [language: 'hi' | 'mr', word: RegExp, ours: string][] = [
  ['hi', /(^|\s)पाना(\s|$)/, 'पन्ना'],
  ['hi', /पत्ती/, 'पन्ना'],
  ['hi', /निकासी/, 'विड्रॉल'],
  ['hi', /परिणाम|के नतीजे|^नतीजा/, 'रिजल्ट'],
  ['hi', /[जफ]\u093C|[\u095B\u095E]/, 'ज, फ'],
  ['hi', /घं(\s|$)|मि(\s|$)/, 'घंटे, मिनट'],
  ['hi', /सहायता/, 'मदद, सपोर्ट'],
  ['mr', /पाना(\s|$|चे)|पन्ना/, 'पत्ती'],
  ['mr', /रिझल्ट|परिणाम/, 'निकाल'],
  ['mr', /(^|\s)ता(\s|$)|मि(\s|$)/, 'तास, मिनिटे'],
  ['mr', /अ‍ॅ/, 'ॲ'],
];

it.each(strangers)('%s has no %s: the word is %s', async (language, word) => {
  const found = Object.entries(await loadWords(language)).filter(([, text]) => word.test(text));
  expect(found).toEqual([]);
});
