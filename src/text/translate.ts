import { first } from './en/first.ts';
import type { Dictionary, TextKey, Words } from './message.ts';

export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

export const languageOf = (text: string): Language => languages.find(language => language === text) ?? 'en';

/** English if the language lacks the text. Of `one | several` it takes the part that fits `count`. */
export type Translate = (message: Words) => string;

const loaded: Partial<Dictionary> = { ...first };

export function addWords(...parts: readonly Partial<Dictionary>[]): void {
  // Assigned part by part, because spreading so many keys into one object costs browsers a long frame.
  Object.assign(loaded, ...parts);
}

export const hasText = (key: TextKey): boolean => key in loaded;

/** A key that no file has loaded throws. In a production build the text is empty instead. */
function englishOf(key: TextKey): string {
  const text = loaded[key];
  if (text === undefined && process.env.NODE_ENV !== 'production')
    throw new Error(`The text ${key} is not loaded: see tests/text/loads.test.ts`);
  return text ?? '';
}

export function translator(words: Partial<Dictionary>): Translate {
  return message => {
    if (typeof message === 'object' && 'text' in message) return message.text;
    const key = typeof message === 'string' ? message : message.key;
    const text: string = words[key] ?? englishOf(key);
    if (typeof message === 'string' || !('params' in message)) return text;
    const params: Readonly<Record<string, string | number>> = message.params;
    const [one = '', several = one] = text.split(' | ');
    return (params['count'] === 1 ? one : several).replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(params[name] ?? hole),
    );
  };
}

export async function loadWords(language: Language): Promise<Partial<Dictionary>> {
  const dictionary: Partial<Dictionary> = {};
  if (language === 'en') return dictionary;
  const parts = language === 'hi' ? await import('./hi.ts') : await import('./mr.ts');
  for (const part of Object.values(parts)) Object.assign(dictionary, part);
  return dictionary;
}
