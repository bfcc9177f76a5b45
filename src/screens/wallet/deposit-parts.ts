import { DepositPosting } from './deposit-posting.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentCode } from './payment-code.tsx';
import { useAwaitedDeposits, useDeposits } from './use-deposits.ts';

/** Posts and reports deposits on every screen, and tells what is decided; shows nothing. */
function DepositReports() {
  useDeposits();
  useAwaitedDeposits();
  return null;
}

/** The parts of deposits that no form needs at first, in one file, which is loaded when the page is idle. */
export const depositParts = { DepositReports, DepositPosting, PaymentCards, PaymentCode };
