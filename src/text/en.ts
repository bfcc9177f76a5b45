import { account } from './en/account.ts';
import { bidding } from './en/bidding.ts';
import { common } from './en/common.ts';
import { content } from './en/content.ts';
import { first } from './en/first.ts';
import { histories } from './en/histories.ts';
import { home } from './en/home.ts';
import { slips } from './en/slips.ts';
import { wallet } from './en/wallet.ts';

/** English, letter for letter the specification's words, and the source of every key. The app loads it in three parts. */
export const en = {
  ...first,
  ...home,
  ...account,
  ...bidding,
  ...slips,
  ...histories,
  ...wallet,
  ...content,
  ...common,
} as const;
