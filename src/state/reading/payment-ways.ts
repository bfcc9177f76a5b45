import { funds } from '../../contract/funds.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { PayeeIds } from '../../domain/wallet.ts';
import type { Words } from '../../text/message.ts';
import { configAtom } from '../core/environment.ts';
import { playersResource, resource } from '../core/resource.ts';

const gateway = resource(funds.gatewayStatus, {});

/** Which ways of depositing are open (spec 1 §3). */
export const gatewayAtom = gateway.value;
export const refreshGatewayAtom = gateway.refresh;

const minimum = playersResource(funds.lastFundRequest, ({ mobile }) => ({ mobile }), {
  value: reply => reply.minimum,
  words: () => null,
});

/** The least that can be added; a failure is only logged (spec 1 §8), and then any amount will do. */
export const minimumDepositAtom = minimum.value;
export const refreshMinimumDepositAtom = minimum.refresh;

const payees = playersResource(funds.adminBankDetails, () => ({}), {
  value: ({ googlePay, phonePe, paytm, other }, get): PayeeIds => {
    const { payee } = get(configAtom);
    return {
      googlePay: googlePay ?? payee,
      phonePe: phonePe ?? payee,
      paytm: paytm ?? payee,
      other: other ?? payee,
    };
  },
  words: (error: ApiError): Words => {
    if (error.kind !== 'refused') return 'error.upiFetch';
    return error.message === null ? 'error.upiFetchRefused' : { text: error.message };
  },
});

/** Whom to pay, by app, with the words of spec 1 §8 "Add funds" where it cannot be known. */
export const payeesAtom = payees.value;
export const refreshPayeesAtom = payees.refresh;

const qr = playersResource(funds.paymentDetails, (_, get) => ({ siteId: get(configAtom).siteId }), {
  value: reply => reply,
  words: ({ kind }): Words =>
    kind === 'network' || kind === 'timeout' ? 'error.somethingWrong' : 'error.paymentDetails',
});

/** Where a QR deposit goes, with the words of spec 1 §8 "QR payment" where it cannot be known. */
export const qrPaymentAtom = qr.value;
export const refreshQrPaymentAtom = qr.refresh;
