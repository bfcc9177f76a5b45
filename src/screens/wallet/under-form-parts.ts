import { FirstRules } from './first-rules.tsx';
import { LatestTransactions } from './latest-transactions.tsx';

/** What stands under the forms for points, in one file, which is loaded after them. */
export const underFormParts = { FirstRules, LatestTransactions };
