import { bidding } from './bidding.ts';
import { content } from './content.ts';
import { markets } from './markets.ts';
import { running } from './running.ts';
import { wallet } from './wallet.ts';

/** The words that the first screens can do without; the policies come with their own pages. */
export const laterEnglish = { ...markets, ...wallet, ...bidding, ...content, ...running } as const;
