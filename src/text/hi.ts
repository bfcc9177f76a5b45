import { account } from './hi/account.ts';
import { bidding } from './hi/bidding.ts';
import { common } from './hi/common.ts';
import { first } from './hi/first.ts';
import { histories } from './hi/histories.ts';
import { home } from './hi/home.ts';
import { late } from './hi/late.ts';
import { login } from './hi/login.ts';
import { policies } from './hi/policies.ts';
import { slips } from './hi/slips.ts';
import { wallet } from './hi/wallet.ts';
import type { Dictionary } from './message.ts';

/** Names, codes and words for the operator are left out: English stands in. */
export const hi: readonly Partial<Dictionary>[] = [
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
