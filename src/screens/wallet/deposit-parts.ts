import { DepositPosting } from './deposit-posting.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { useDeposits } from './use-deposits.ts';

/** Posts and reports deposits, above all screens; shows nothing. */
function DepositReports() {
  useDeposits();
  return null;
}

/** All about deposits that no form needs to begin one: one file, loaded when the page has nothing better to do. */
export const depositParts = { DepositReports, DepositPosting, PaymentCards };
