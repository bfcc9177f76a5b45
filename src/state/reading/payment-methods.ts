import { funds } from '../../contract/funds.ts';
import { refusalText } from '../../api/api-error.ts';
import type { PayeeIds } from '../../domain/wallet/wallet.ts';
import type { Words } from '../../text/message.ts';
import { configAtom } from '../core/environment.ts';
import { plain, playersResource, resource } from '../core/resource.ts';

/** Spec 1 §3. */
export const gatewayResource = resource(funds.gatewayStatus, {});

/** A failure is only logged. Then any amount is accepted (spec 1 §8). */
export const minimumDepositResource = playersResource(funds.lastFundRequest, ({ mobile }) => ({ mobile }), {
  value: reply => reply.minimum,
  words: () => null,
});

/** Errors: spec 1 §8 "Add funds". */
export const payeesResource = playersResource(funds.adminBankDetails, () => ({}), {
  value: ({ googlePay, phonePe, paytm, other }, get): PayeeIds => {
    const { payee } = get(configAtom);
    return {
      googlePay: googlePay ?? payee,
      phonePe: phonePe ?? payee,
      paytm: paytm ?? payee,
      other: other ?? payee,
    };
  },
  words: (error): Words =>
    refusalText(error) ?? (error.kind === 'refused' ? 'error.upiFetchRefused' : 'error.upiFetch'),
  // No player should pay to an id that the provider no longer offers.
  takesBack: ({ kind }) => kind === 'refused',
});

/** Errors: spec 1 §8 "QR payment". */
export const qrPaymentResource = playersResource(
  funds.paymentDetails,
  (_, get) => ({ siteId: get(configAtom).siteId }),
  {
    ...plain(({ kind }): Words =>
      kind === 'network' || kind === 'timeout' ? 'error.somethingWrong' : 'error.paymentDetails',
    ),
    // A reply whose `success` is not true has another shape.
    takesBack: ({ kind }) => kind === 'refused' || kind === 'shape',
  },
);
