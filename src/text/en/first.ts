import { account } from './account.ts';
import { common } from './common.ts';
import { titles } from './titles.ts';

/** The words of the first load: the shell, logging in, and every heading. */
export const english = { ...common, ...titles, ...account } as const;
