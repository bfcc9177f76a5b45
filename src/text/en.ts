import { account } from './en/account.ts';
import { bidding } from './en/bidding.ts';
import { common } from './en/common.ts';
import { first } from './en/first.ts';
import { histories } from './en/histories.ts';
import { home } from './en/home.ts';
import { late } from './en/late.ts';
import { login } from './en/login.ts';
import { policies } from './en/policies.ts';
import { slips } from './en/slips.ts';
import { wallet } from './en/wallet.ts';

/** Letter for letter the specification's words. */
export const en = {
  ...first,
  ...login,
  ...home,
  ...account,
  ...bidding,
  ...slips,
  ...late,
  ...histories,
  ...wallet,
  ...policies,
  ...common,
} as const;
