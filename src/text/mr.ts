import { account } from './mr/account.ts';
import { bidding } from './mr/bidding.ts';
import { common } from './mr/common.ts';
import { content } from './mr/content.ts';
import { markets } from './mr/markets.ts';
import { policies } from './mr/policies.ts';
import { running } from './mr/running.ts';
import { titles } from './mr/titles.ts';
import { wallet } from './mr/wallet.ts';
import type { Dictionary } from './message.ts';

/** Marathi, as players speak it. What is left out is shown in English: names, codes, words for the operator. */
export const mr: Partial<Dictionary> = {
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
