import * as v from 'valibot';
import { parseUpiId, statedUpiId } from '../domain/wallet/upi-id.ts';
import type { Gateway, PayeeIds, PayoutMethod, PayoutNumbers, QrPayment } from '../domain/wallet/wallet.ts';
import {
  done,
  fields,
  flag,
  noBody,
  optionalText,
  optionalUrl,
  sentMobile,
  sentPoints,
  sentText,
  text,
} from './wire.ts';
import type { Phone } from '../domain/phone.ts';
import type { Points } from '../domain/points.ts';
import { area, endpoint } from './endpoint.ts';
import { payoutNumbers, upiType } from './wallet.ts';
import { list, minimum } from './wire-values.ts';

/** The values of `getaway_status` (spec 1 §3). */
const gateways: { readonly [code in '1' | '2' | '3']: Gateway } = {
  1: { upi: true, qr: true },
  2: { upi: true, qr: false },
  3: { upi: false, qr: true },
};

export const gateway = v.pipe(
  text(),
  v.picklist(['1', '2', '3']),
  v.transform(code => gateways[code]),
);

const upiText = v.pipe(optionalText(), v.transform(statedUpiId));

/**
 * The names of the fields are a decision of this project. The specification says only that the first of
 * `bank_details` counts (spec 1 §3).
 */
const bankDetails = fields(
  {
    google_pay_upi_id: upiText,
    phone_pay_upi_id: upiText,
    paytm_upi_id: upiText,
    upi_id: upiText,
  },
  (wire): PayeeIds => ({
    googlePay: wire.google_pay_upi_id,
    phonePe: wire.phone_pay_upi_id,
    paytm: wire.paytm_upi_id,
    other: wire.upi_id,
  }),
);
const noPayee: PayeeIds = { googlePay: null, phonePe: null, paytm: null, other: null };

/** The player copies it, so a text that is not a UPI id counts as missing. */
const usableUpiId = v.pipe(
  optionalText(),
  v.transform(text => parseUpiId(text ?? '')),
);

/** The only reply with camelCase (spec 1 §7). */
const qrPayment = fields({ upiId: usableUpiId, qrImagePath: optionalUrl }, (wire): QrPayment => ({
  upiId: wire.upiId,
  qrImage: wire.qrImagePath,
}));
const noQr: QrPayment = { upiId: null, qrImage: null };

/** Some providers send one row with all three numbers, others send one row for each. */
const mergeNumbers = (rows: readonly PayoutNumbers[]): PayoutNumbers => {
  const firstOf = (method: PayoutMethod) => rows.find(row => row[method] !== null)?.[method] ?? null;
  return { googlePay: firstOf('googlePay'), paytm: firstOf('paytm'), phonePe: firstOf('phonePe') };
};

/** Spec 1 §3. */
export const lines = v.pipe(
  text(20_000),
  v.transform(all =>
    all
      .split(/\r?\n|\r/)
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
);

/** Spec 1 §3, §7. */
export const funds = area({
  lastFundRequest: endpoint({
    path: '/api-last-fund-request-detail',
    checksStatus: true,
    body: v.strictObject({ mobile_no: sentMobile }),
    encode: ({ mobile }: { readonly mobile: Phone }) => ({ mobile_no: mobile }),
    reply: fields({ min_amt: minimum }, wire => ({ minimum: wire.min_amt })),
  }),
  addFundRequest: endpoint({
    path: '/api-fund-request-add',
    money: true,
    body: v.strictObject({ request_amount: sentPoints }),
    encode: (request: { readonly points: Points }) => ({ request_amount: request.points }),
    reply: done,
  }),
  gatewayStatus: endpoint({
    path: '/apiGetawayStatus',
    token: false,
    ...noBody,
    reply: fields({ getaway_status: gateway }, wire => wire.getaway_status),
  }),
  adminBankDetails: endpoint({
    path: '/api-admin-bank-details',
    token: false,
    checksStatus: true,
    ...noBody,
    reply: fields({ bank_details: list(bankDetails) }, wire => wire.bank_details[0] ?? noPayee),
  }),
  paymentDetails: endpoint({
    path: '/payment-details',
    host: 'gateway',
    method: 'GET',
    token: false,
    assumed: true,
    body: v.strictObject({ baseUrl: sentText }),
    encode: ({ siteId }: { readonly siteId: string }) => ({ baseUrl: siteId }),
    reply: fields({ success: v.pipe(flag, v.literal(true)), data: qrPayment }, wire => wire.data),
  }),
  qrPay: endpoint({
    path: '/api-get-qr-pay',
    assumed: true,
    ...noBody,
    reply: fields({ qrdata: list(qrPayment) }, wire => wire.qrdata[0] ?? noQr),
  }),
  addUpiDetails: endpoint({
    path: '/api-add-user-upi-details',
    body: v.strictObject({
      upi_type: v.picklist(Object.values(upiType)),
      paytm_no: sentText,
      google_pay_no: sentText,
      phon_pay_no: sentText,
    }),
    encode: ({ method, number }: { readonly method: PayoutMethod; readonly number: Phone }) => ({
      upi_type: upiType[method],
      paytm_no: method === 'paytm' ? number : '',
      google_pay_no: method === 'googlePay' ? number : '',
      phon_pay_no: method === 'phonePe' ? number : '',
    }),
    reply: done,
  }),
  userPaymentDetails: endpoint({
    path: '/api-get-user-payment-details',
    checksStatus: true,
    ...noBody,
    reply: fields({ payment_details: list(payoutNumbers) }, wire => mergeNumbers(wire.payment_details)),
  }),
  moneyRules: endpoint({
    path: '/api-money-deposit-withdrawal-rule',
    ...noBody,
    reply: fields({ content: list(v.object({ withdrawal_rule: lines, deposit_rule: lines })) }, wire => ({
      withdraw: wire.content.flatMap(row => row.withdrawal_rule),
      deposit: wire.content.flatMap(row => row.deposit_rule),
    })),
  }),
});
