import { account } from './en/account.ts';
import { bidding } from './en/bidding.ts';
import { common } from './en/common.ts';
import { content } from './en/content.ts';
import { policies } from './en/policies.ts';
import { wallet } from './en/wallet.ts';

/** The specification's words, letter for letter; the source of every key. */
export const en = { ...common, ...account, ...wallet, ...bidding, ...content, ...policies } as const;
