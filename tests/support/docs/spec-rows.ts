import { accountConstants } from './rows/account-constants.ts';
import { accountErrors } from './rows/account-errors.ts';
import { accountRules } from './rows/account-rules.ts';
import { accountStates } from './rows/account-states.ts';
import { biddingConstants } from './rows/bidding-constants.ts';
import { biddingErrors } from './rows/bidding-errors.ts';
import { biddingRules } from './rows/bidding-rules.ts';
import { biddingStates } from './rows/bidding-states.ts';
import type { SpecSection } from './spec-section.ts';

/** Every line of both specifications' states, validation rules, messages and constants (§4, §5, §8, §9). */
export const specSections: readonly SpecSection[] = [
  accountStates,
  accountRules,
  accountErrors,
  accountConstants,
  biddingStates,
  biddingRules,
  biddingErrors,
  biddingConstants,
];
