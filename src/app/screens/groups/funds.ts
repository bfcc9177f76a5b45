import '../../shell/common-parts.ts';
import { AddFundsScreen } from '../../../screens/wallet/add-funds-screen.tsx';
import { PayViaUpiScreen } from '../../../screens/wallet/pay-via-upi-screen.tsx';
import { QrPaymentScreen } from '../../../screens/wallet/qr-payment-screen.tsx';
import { wallet } from '../../../text/en/wallet.ts';
import { addWords } from '../../../text/translate.ts';
import type { Group } from '../screen-types.ts';

addWords(wallet);

/** Deposits. */
export const funds = {
  addFunds: AddFundsScreen,
  payViaUpi: PayViaUpiScreen,
  qrPayment: QrPaymentScreen,
} satisfies Group<'addFunds' | 'payViaUpi' | 'qrPayment'>;
