import { account } from './mr/account.ts';
import { bidding } from './mr/bidding.ts';
import { common } from './mr/common.ts';
import { first } from './mr/first.ts';
import { histories } from './mr/histories.ts';
import { home } from './mr/home.ts';
import { late } from './mr/late.ts';
import { login } from './mr/login.ts';
import { policies } from './mr/policies.ts';
import { slips } from './mr/slips.ts';
import { wallet } from './mr/wallet.ts';
import type { Dictionary } from './message.ts';

/** Names, codes and words for the operator are left out: English stands in. */
export const mr: readonly Partial<Dictionary>[] = [
  first,
  login,
  home,
  account,
  bidding,
  slips,
  late,
  histories,
  wallet,
  policies,
  common,
];
