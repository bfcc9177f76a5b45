import type { ApiError } from '../../api/api-error.ts';
import type { Minimum } from '../../domain/amount.ts';
import type { PayeeIds, QrPayment } from '../../domain/wallet.ts';
import { err, ok } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { fetched } from '../core/fetched.ts';
import { ofPlayer } from '../core/of-player.ts';

const gateway = fetched('gatewayStatus', {});

/** Which ways of depositing are open (spec 1 §3). */
export const gatewayAtom = gateway.value;
export const refreshGatewayAtom = gateway.refresh;

const minimum = ofPlayer<Minimum>(async (get, { mobile }) => {
  const reply = await get(environmentAtom).client.call('lastFundRequest', { mobile });
  return reply.ok ? ok(reply.value.minimum) : err('error.somethingWrong');
});

/** The least that can be added; a failure is only logged (spec 1 §8), and then any amount will do. */
export const minimumDepositAtom = minimum.value;
export const refreshMinimumDepositAtom = minimum.refresh;

const payees = ofPlayer<PayeeIds>(async get => {
  const { client, config } = get(environmentAtom);
  const reply = await client.call('adminBankDetails', {});
  if (!reply.ok) return err(payeesTrouble(reply.error));
  const { googlePay, phonePe, paytm, other } = reply.value;
  return ok({
    googlePay: googlePay ?? config.payee,
    phonePe: phonePe ?? config.payee,
    paytm: paytm ?? config.payee,
    other: other ?? config.payee,
  });
});

/** Whom to pay, by app, with the words of spec 1 §8 "Add funds" where it cannot be known. */
export const payeesAtom = payees.value;
export const refreshPayeesAtom = payees.refresh;

const payeesTrouble = (error: ApiError): Words => {
  if (error.kind !== 'refused') return 'error.upiFetch';
  return error.message === null ? 'error.upiFetchRefused' : { text: error.message };
};

const qr = ofPlayer<QrPayment>(async get => {
  const { client, config } = get(environmentAtom);
  const reply = await client.call('paymentDetails', { siteId: config.siteId });
  return reply.ok ? reply : err(qrTrouble(reply.error));
});

/** Where a QR deposit goes, with the words of spec 1 §8 "QR payment" where it cannot be known. */
export const qrPaymentAtom = qr.value;
export const refreshQrPaymentAtom = qr.refresh;

const qrTrouble = ({ kind }: ApiError): Words =>
  kind === 'network' || kind === 'timeout' ? 'error.somethingWrong' : 'error.paymentDetails';
