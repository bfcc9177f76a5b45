// Names, codes and words for the operator are left out, so they appear in English.
export { account } from './hi/account.ts';
export { bidding } from './hi/bidding.ts';
export { common } from './hi/common.ts';
export { first } from './hi/first.ts';
export { histories } from './hi/histories.ts';
export { home } from './hi/home.ts';
export { late } from './hi/late.ts';
export { login } from './hi/login.ts';
export { policies } from './hi/policies.ts';
export { slips } from './hi/slips.ts';
export { wallet } from './hi/wallet.ts';
