import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { AddFundsScreen as addFunds } from '../../../screens/wallet/add-funds-screen.tsx';
export { PayViaUpiScreen as payViaUpi } from '../../../screens/wallet/pay-via-upi-screen.tsx';
export { QrPaymentScreen as qrPayment } from '../../../screens/wallet/qr-payment-screen.tsx';
