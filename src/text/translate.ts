import { first } from './en/first.ts';
import type { Dictionary, TextKey, Words } from './message.ts';

/** Languages the app can speak; English is always there, the others are loaded when asked for. */
export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

/** The language of a text such as `hi`; English when the app does not have it. */
export const languageOf = (text: string): Language => languages.find(one => one === text) ?? 'en';

/** The words of a message in a language: English where that language leaves the text out. */
export type Translate = (message: Words) => string;

/** The English words that are loaded. */
const loaded: Partial<Dictionary> = { ...first };

/** Adds the English words of a later load. */
export function addWords(...parts: readonly Partial<Dictionary>[]): void {
  // Not one object by spreading: with so many keys that costs browsers a long frame.
  Object.assign(loaded, ...parts);
}

/** The English text of a key. One that no file has loaded throws; a production build shows nothing instead. */
function englishOf(key: TextKey): string {
  const text = loaded[key];
  if (text === undefined && process.env.NODE_ENV !== 'production')
    throw new Error(`The text ${key} is not loaded: see src/text/rest.ts`);
  return text ?? '';
}

/** Makes the function that turns messages into words; `words` is one language's (partial) dictionary. */
export function translator(words: Partial<Dictionary>): Translate {
  return message => {
    if (typeof message === 'object' && 'text' in message) return message.text;
    const key = typeof message === 'string' ? message : message.key;
    const text: string = words[key] ?? englishOf(key);
    if (typeof message === 'string' || !('params' in message)) return text;
    const params: Readonly<Record<string, string | number>> = message.params;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
  };
}

/** Loads a language's dictionary on demand; English has nothing to load. */
export async function loadWords(language: Language): Promise<Partial<Dictionary>> {
  const words: Partial<Dictionary> = {};
  if (language === 'en') return words;
  const parts = language === 'hi' ? (await import('./hi.ts')).hi : (await import('./mr.ts')).mr;
  for (const part of parts) Object.assign(words, part);
  return words;
}
