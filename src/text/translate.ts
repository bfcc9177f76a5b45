import { english } from './en/first.ts';
import type { Dictionary, Words } from './message.ts';

/** Languages the app can speak; English is always there, the others are loaded when asked for. */
export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

/** The words of a message in a language: English where that language leaves the text out. */
export type Translate = (message: Words) => string;

/** The English words that are here so far. */
const known: Partial<Dictionary> = { ...english };

/** Adds the words that come with a group of screens. */
export function learnWords(words: Partial<Dictionary>): void {
  Object.assign(known, words);
}

/** Makes the function that turns messages into words; `words` is one language's (partial) dictionary. */
export function translator(words: Partial<Dictionary>): Translate {
  return message => {
    if (typeof message === 'object' && 'text' in message) return message.text;
    const key = typeof message === 'string' ? message : message.key;
    const text: string = words[key] ?? known[key] ?? '';
    if (typeof message === 'string' || !('params' in message)) return text;
    const params: Readonly<Record<string, string | number>> = message.params;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
  };
}

/** Loads a language's dictionary on demand; English has nothing to load. */
export async function loadWords(language: Language): Promise<Partial<Dictionary>> {
  switch (language) {
    case 'en':
      return {};
    case 'hi':
      return (await import('./hi.ts')).hi;
    case 'mr':
      return (await import('./mr.ts')).mr;
  }
}
