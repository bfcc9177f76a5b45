import { account } from './en/account.ts';
import { bidding } from './en/bidding.ts';
import { common } from './en/common.ts';
import { histories } from './en/histories.ts';
import { slips } from './en/slips.ts';
import { wallet } from './en/wallet.ts';

/** The third load. */
export const rest = [account, bidding, slips, histories, wallet, common] as const;
