import { funds } from '../../contract/funds.ts';
import { playersResource } from '../core/resource.ts';

const rules = playersResource(funds.moneyRules, () => ({}));

/** The operator's rules for deposits and withdrawals, as lines (spec 1 §3). */
export const moneyRulesAtom = rules.value;
export const refreshMoneyRulesAtom = rules.refresh;
