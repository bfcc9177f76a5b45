// Names, codes and words for the operator are left out, so they appear in English.
export { account } from './mr/account.ts';
export { bidding } from './mr/bidding.ts';
export { common } from './mr/common.ts';
export { first } from './mr/first.ts';
export { histories } from './mr/histories.ts';
export { home } from './mr/home.ts';
export { late } from './mr/late.ts';
export { login } from './mr/login.ts';
export { policies } from './mr/policies.ts';
export { slips } from './mr/slips.ts';
export { wallet } from './mr/wallet.ts';
