import { en } from './en.ts';
import type { Dictionary, Words } from './message.ts';

/** Languages the app can speak; English is always there, the others are loaded when asked for. */
export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

/** The words of a message in a language: English where that language leaves the text out. */
export type Translate = (message: Words) => string;

/** Makes the function that turns messages into words; `words` is one language's (partial) dictionary. */
export function translator(words: Partial<Dictionary>): Translate {
  return message => {
    if (typeof message === 'object' && 'text' in message) return message.text;
    const key = typeof message === 'string' ? message : message.key;
    const text: string = words[key] ?? en[key];
    if (typeof message === 'string' || !('params' in message)) return text;
    const params: Readonly<Record<string, string | number>> = message.params;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
  };
}

/** Loads a language's dictionary on demand. */
export async function loadWords(language: Language): Promise<Partial<Dictionary>> {
  switch (language) {
    case 'en':
      return en;
    case 'hi':
      return (await import('./hi.ts')).hi;
    case 'mr':
      return (await import('./mr.ts')).mr;
  }
}
