import { common } from './common.ts';
import { entry } from './entry.ts';
import { titles } from './titles.ts';

/** The words of the first load: the shell, logging in, and every heading. */
export const english = { ...common, ...titles, ...entry } as const;
