import { english } from './en/first.ts';
import { laterEnglish } from './en/later.ts';
import { policies } from './en/policies.ts';

/** The specification's words, letter for letter; the source of every key. The app itself takes them by parts. */
export const en = { ...english, ...laterEnglish, ...policies } as const;
