import { account } from './account.ts';
import { common } from './common.ts';
import { markets } from './markets.ts';
import { titles } from './titles.ts';

/** The words of the first load: the shell, logging in, the markets, and every heading. */
export const english = { ...common, ...titles, ...account, ...markets } as const;
