import { english } from './en/first.ts';
import { laterEnglish } from './en/later.ts';

/** The specification's words, letter for letter; the source of every key. The app itself takes them by parts. */
export const en = { ...english, ...laterEnglish } as const;
