import { account } from './hi/account.ts';
import { bidding } from './hi/bidding.ts';
import { common } from './hi/common.ts';
import { content } from './hi/content.ts';
import { markets } from './hi/markets.ts';
import { policies } from './hi/policies.ts';
import { running } from './hi/running.ts';
import { titles } from './hi/titles.ts';
import { wallet } from './hi/wallet.ts';
import type { Dictionary } from './message.ts';

/** Hindi, as players speak it. What is left out is shown in English: names, codes, words for the operator. */
export const hi: Partial<Dictionary> = {
  ...common,
  ...titles,
  ...account,
  ...markets,
  ...wallet,
  ...bidding,
  ...content,
  ...policies,
  ...running,
};
