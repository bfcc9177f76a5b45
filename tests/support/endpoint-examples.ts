import type { EndpointId } from '../../src/contract/index.ts';
import { authExamples } from './examples-auth.ts';
import { bidExamples } from './examples-bids.ts';
import { chartExamples, marketExamples } from './examples-markets.ts';
import { contentExamples, historyExamples } from './examples-reading.ts';
import { fundsExamples, walletExamples } from './examples-wallet.ts';
import type { Examples } from './example.ts';

/** One example for each call. The tests of the contract run them, and the docs print them. */
export const examples: Examples<EndpointId> = {
  ...authExamples,
  ...walletExamples,
  ...fundsExamples,
  ...marketExamples,
  ...bidExamples,
  ...historyExamples,
  ...contentExamples,
  ...chartExamples,
};
