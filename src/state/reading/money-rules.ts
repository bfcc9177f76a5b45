import { funds } from '../../contract/funds.ts';
import { playersResource } from '../core/resource.ts';

/** The operator's rules for deposits and withdrawals, as lines (spec 1 §3). */
export const moneyRulesResource = playersResource(funds.moneyRules, () => ({}));
