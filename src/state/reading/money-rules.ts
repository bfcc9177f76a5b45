import { fetched } from '../core/fetched.ts';

const rules = fetched('moneyRules', {});

/** The operator's rules for deposits and withdrawals, line by line (spec 1 §3). */
export const moneyRulesAtom = rules.value;
export const refreshMoneyRulesAtom = rules.refresh;
