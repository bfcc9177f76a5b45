import { bidding } from './en/bidding.ts';
import { content } from './en/content.ts';
import { english } from './en/first.ts';
import { markets } from './en/markets.ts';
import { policies } from './en/policies.ts';
import { running } from './en/running.ts';
import { wallet } from './en/wallet.ts';

/** The words that the first screens can do without. */
export const laterEnglish = {
  ...markets,
  ...wallet,
  ...bidding,
  ...content,
  ...policies,
  ...running,
} as const;

/** The specification's words, letter for letter; the source of every key. */
export const en = { ...english, ...laterEnglish } as const;
