import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { type Language, loadWords } from '../../src/text/translate.ts';

/** Words that call players back, hurry them, or promise that a loss comes back. No text may use them. */
const tempting: { readonly [L in Language]: readonly RegExp[] } = {
  en: [
    /\bstreaks?\b|in a row|\bhot\b|\bdue\b/i,
    /near miss|almost won|so close|just missed|one (digit|number) away/i,
    /only today|today only|hurry|last chance|don['’]t miss|limited time|ends soon|act now|before it['’]s too late/i,
    /\blucky\b|\bluck\b|fortune|\bguess(ed|ing)?\b.*\bsure\b|sure (shot|win)|guarantee|fix(ed)? (number|jodi)|\btips?\b/i,
    /bonus|jackpot|reward|free (bet|bid|points)|cashback|double your/i,
    /win (it )?back|recover|make up for|chase|try your/i,
    /predict|forecast|next number|hot number|cold number/i,
    /miss(ed)? you|come back and|big win|mega|become rich|easy money/i,
  ],
  hi: [
    /लगातार जीत|जीत का सिलसिला/,
    /बस थोड़ा|जरा सा चूक|ज़रा सा चूक|बाल-बाल|एक अंक से|जीतते-जीतते/,
    /सिर्फ आज|केवल आज|जल्दी करें|जल्दी कीजिए|आखिरी मौका|मौका न (चूकें|गंवाएं)|समय सीमित/,
    /लकी|किस्मत|भाग्य|नसीब|पक्का नंबर|पक्की जीत|गारंटी|फिक्स/,
    /बोनस|जैकपॉट|इनाम|मुफ्त|कैशबैक|दोगुना/,
    /वापस जीत|नुकसान (पूरा|वसूल)|हार का बदला|भरपाई/,
    /भविष्यवाणी|अनुमान|अगला नंबर/,
    /अमीर|बड़ी जीत|मालामाल/,
  ],
  mr: [
    /सलग जिंक|सलग विजय/,
    /थोडक्यात हुक|अगदी जवळ|एका अंकाने/,
    /फक्त आज|केवळ आज|त्वरा करा|लवकर करा|घाई करा|शेवटची संधी|संधी (सोडू|दवडू)/,
    /लकी|नशीब|भाग्य|पक्का नंबर|हमखास|गॅरंटी|हमी|फिक्स/,
    /बोनस|जॅकपॉट|बक्षीस|मोफत|फुकट|कॅशबॅक|दुप्पट/,
    /परत जिंक|तोटा (भरून|वसूल)|नुकसान भरून|भरपाई/,
    /भविष्य|अंदाज|पुढचा नंबर/,
    /श्रीमंत|मोठा विजय|मालामाल/,
  ],
};

const wordsOf = async (language: Language): Promise<object> => (language === 'en' ? en : loadWords(language));

it.each(['en', 'hi', 'mr'] as const)('no text in %s tempts a player', async language => {
  const texts = Object.entries(await wordsOf(language));
  expect(texts.length).toBeGreaterThan(300);
  const found = texts.flatMap(([key, text]) =>
    tempting[language]
      .filter(pattern => pattern.test(String(text)))
      .map(pattern => `${key} matches ${String(pattern)}: ${String(text)}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['en', 'Hurry, only today!'],
  ['en', 'So close! Win it back.'],
  ['hi', 'आखिरी मौका, किस्मत आज़माएं'],
  ['mr', 'शेवटची संधी, नशीब आजमावा'],
] as const)('the test knows temptation in %s: %s', (language, text) => {
  expect(tempting[language].some(pattern => pattern.test(text))).toBe(true);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name.replaceAll('\\', '/')}`)
  .filter(name => /\.(tsx?|css)$/.test(name));

it('nothing makes a sound but a voice that a player has asked for', () => {
  const sound = /\bnew Audio\b|AudioContext|<audio|\.mp3|\.ogg|\.wav|speechSynthesis|HTMLAudioElement/;
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter(file => sound.test(readFileSync(file, 'utf8')))).toEqual([
    'src/ui/hooks/use-voice.ts',
  ]);
});

it('the one vibration is the refusal of a closed market', () => {
  expect(sources.filter(file => /navigator\.vibrate/.test(readFileSync(file, 'utf8')))).toEqual([
    'src/screens/markets/listed-market.tsx',
  ]);
});
