import { DepositPosting } from './deposit-posting.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { useDeposits } from './use-deposits.ts';

/** Posts and reports deposits on every screen; shows nothing. */
function DepositReports() {
  useDeposits();
  return null;
}

/** The parts of deposits that no form needs, in one file, which is loaded when the page is idle. */
export const depositParts = { DepositReports, DepositPosting, PaymentCards };
