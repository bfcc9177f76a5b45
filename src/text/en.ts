import { first } from './en/first.ts';
import { home } from './en/home.ts';
import { rest } from './rest.ts';

/** English, letter for letter the specification's words, and the source of every key. The app loads its three parts. */
export const en = { ...first, ...home, ...rest } as const;
