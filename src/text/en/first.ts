import { common } from './common.ts';
import { titles } from './titles.ts';

/** The words of the first load: the shell and every heading. */
export const english = { ...common, ...titles } as const;
