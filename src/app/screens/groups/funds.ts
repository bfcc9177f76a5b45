import '../../../ui/layout/common-parts.ts';
import { AddFundsScreen } from '../../../screens/wallet/add-funds-screen.tsx';
import { PayViaUpiScreen } from '../../../screens/wallet/pay-via-upi-screen.tsx';
import { QrPaymentScreen } from '../../../screens/wallet/qr-payment-screen.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { InShell } from '../screen-types.ts';

export const funds = {
  shell: Shell,
  addFunds: AddFundsScreen,
  payViaUpi: PayViaUpiScreen,
  qrPayment: QrPaymentScreen,
} satisfies InShell;
