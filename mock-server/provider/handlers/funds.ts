import type { funds as area } from '../../../src/contract/funds.ts';
import { refuse } from '../../data/refusal.ts';
import { nextId } from '../../data/schemas.ts';
import { decideDeposit, requestDeposit } from '../../rules/money.ts';
import { ownMobile, type Handlers } from '../handler.ts';

export const funds: Handlers<keyof typeof area> = {
  lastFundRequest: ({ body, data, player }) => {
    ownMobile(player(), body.mobile_no);
    return { min_amt: data.content.min_deposit };
  },
  addFundRequest: ({ body, data, edit, at, player }) => {
    const { min_deposit, approve_deposits } = data.content;
    if (body.request_amount < min_deposit) refuse(`Minimum amount to add is ${min_deposit}`);
    const user = player();
    const id = requestDeposit(edit(), user, body.request_amount, at);
    if (approve_deposits) decideDeposit(edit(), id, 'approved', at);
    return {};
  },
  gatewayStatus: ({ data }) => ({ getaway_status: data.content.getaway_status }),
  adminBankDetails: ({ data }) => ({ bank_details: data.content.bank_details }),
  paymentDetails: ({ data }) => ({ success: true, data: data.content.qr }),
  qrPay: ({ data }) => ({ qrdata: [data.content.qr] }),
  addUpiDetails: ({ body, edit, player }) => {
    const user_id = player().id;
    const data = edit();
    let row = data.upi.find(numbers => numbers.user_id === user_id);
    if (row === undefined) {
      row = { id: nextId(data.upi), user_id, google_pay_number: '', paytm_number: '', phone_pay_number: '' };
      data.upi.push(row);
    }
    if (body.upi_type === '1') row.paytm_number = body.paytm_no;
    else if (body.upi_type === '2') row.google_pay_number = body.google_pay_no;
    else row.phone_pay_number = body.phon_pay_no;
    return {};
  },
  userPaymentDetails: ({ data, player }) => {
    const user_id = player().id;
    const rows = data.upi.filter(numbers => numbers.user_id === user_id);
    return {
      payment_details: rows.map(({ google_pay_number, paytm_number, phone_pay_number }) => ({
        google_pay_number,
        paytm_number,
        phone_pay_number,
      })),
    };
  },
  moneyRules: ({ data }) => {
    const { withdrawal_rule, deposit_rule } = data.content;
    return { content: [{ withdrawal_rule, deposit_rule }] };
  },
};
