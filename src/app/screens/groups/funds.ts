import '../../../ui/layout/common-parts.ts';
import { AddFundsScreen } from '../../../screens/wallet/add-funds-screen.tsx';
import { PayViaUpiScreen } from '../../../screens/wallet/pay-via-upi-screen.tsx';
import { QrPaymentScreen } from '../../../screens/wallet/qr-payment-screen.tsx';
import type { Group } from '../screen-types.ts';

/** Deposits. */
export const funds = {
  addFunds: AddFundsScreen,
  payViaUpi: PayViaUpiScreen,
  qrPayment: QrPaymentScreen,
} satisfies Group<'addFunds' | 'payViaUpi' | 'qrPayment'>;
