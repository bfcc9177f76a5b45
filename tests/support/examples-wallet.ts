import { points } from '../../src/domain/points.ts';
import { amountOf, type Examples, phone, completeHistory } from './example.ts';

const player = phone('9876543210');
const other = phone('9876543211');

export const walletExamples: Examples<
  | 'walletBalance'
  | 'walletInfo'
  | 'walletHistory'
  | 'withdraw'
  | 'withdrawHistory'
  | 'checkTransfer'
  | 'transfer'
> = {
  walletBalance: { args: {}, body: {}, wire: { wallet_amt: '10000' }, reply: amountOf(10_000) },
  walletInfo: {
    args: {},
    body: {},
    wire: {
      wallet_amt: '10000',
      min_withdrawal: 500,
      withdraw_open_time: '10:00 AM',
      withdraw_close_time: '05:30 PM',
      betting_status: '1',
    },
    reply: {
      balance: amountOf(10_000),
      minWithdrawal: 500,
      hours: { open: 600, close: 1050 },
      betting: true,
    },
  },
  walletHistory: {
    args: {},
    body: {},
    wire: {
      transaction_history: [
        {
          transaction_id: 7,
          transaction_type: '1',
          amount_status: 1,
          transaction_note: 'Added',
          insert_date: '21-11-2026',
          amount: '500',
        },
        {
          transaction_id: '8',
          transaction_type: '2',
          amount_status: '0',
          transaction_note: null,
          insert_date: '',
          amount: 20,
        },
      ],
    },
    reply: {
      ...completeHistory([
        {
          id: '7',
          credit: true,
          status: 'approved',
          deposit: true,
          note: 'Added',
          date: '21-11-2026',
          points: 500,
        },
        { id: '8', credit: false, status: 'pending', deposit: false, note: '', date: '', points: 20 },
      ]),
    },
  },
  withdraw: {
    args: { points: points(1000), method: 'phonePe', mobile: player },
    body: { mobile: '9876543210', request_amount: 1000, payment_method: '4' },
    wire: { status: true },
    reply: null,
  },
  withdrawHistory: {
    args: { mobile: player },
    body: { mobile_no: '9876543210' },
    wire: {
      withdrawdata: [
        {
          request_number: 'W1',
          request_status: 2,
          request_amount: '1000',
          insert_date: '21-11-2026',
          payment_receipt: 'https://example.invalid/r.png',
          google_pay_number: '',
          phone_pay_number: null,
          paytm_number: '9876543210',
        },
        { request_number: 'W2', request_status: '9', request_amount: 5, insert_date: '20-11-2026' },
      ],
    },
    reply: {
      ...completeHistory([
        {
          number: 'W1',
          status: 'approved',
          points: 1000,
          date: '21-11-2026',
          receiptUrl: 'https://example.invalid/r.png',
          paidTo: { method: 'paytm', number: '9876543210' },
        },
        {
          number: 'W2',
          status: 'unknown',
          points: 5,
          date: '20-11-2026',
          receiptUrl: null,
          paidTo: null,
        },
      ]),
    },
  },
  checkTransfer: {
    args: { receiver: other },
    body: { mobile_no: '9876543211' },
    wire: { status: true, user_name: 'Second Player' },
    reply: { username: 'Second Player' },
  },
  transfer: {
    args: { points: points(100), receiver: other },
    body: { amount: 100, mobile_no: '9876543211', transfer_note: '' },
    wire: { status: true },
    reply: null,
  },
};

export const fundsExamples: Examples<
  | 'lastFundRequest'
  | 'addFundRequest'
  | 'gatewayStatus'
  | 'adminBankDetails'
  | 'paymentDetails'
  | 'qrPay'
  | 'addUpiDetails'
  | 'userPaymentDetails'
  | 'moneyRules'
> = {
  lastFundRequest: {
    args: { mobile: player },
    body: { mobile_no: '9876543210' },
    wire: { status: true, min_amt: '200' },
    reply: { minimum: 200 },
  },
  addFundRequest: {
    args: { points: points(200) },
    body: { request_amount: 200 },
    wire: {},
    reply: null,
  },
  gatewayStatus: { args: {}, body: {}, wire: { getaway_status: '3' }, reply: { upi: false, qr: true } },
  adminBankDetails: {
    args: {},
    body: {},
    wire: { status: true, bank_details: [{ google_pay_upi_id: 'demo@upi', phone_pay_upi_id: '' }] },
    reply: { googlePay: 'demo@upi', phonePe: null, paytm: null, other: null },
  },
  paymentDetails: {
    args: { siteId: 'demo' },
    body: { baseUrl: 'demo' },
    wire: { success: true, data: { upiId: 'demo@upi', qrImagePath: '/qr.png' } },
    reply: { upiId: 'demo@upi', qrImage: '/qr.png' },
  },
  qrPay: {
    args: {},
    body: {},
    wire: { qrdata: [{ upiId: 'demo@upi', qrImagePath: null }] },
    reply: { upiId: 'demo@upi', qrImage: null },
  },
  addUpiDetails: {
    args: { method: 'phonePe', number: other },
    body: { upi_type: '3', paytm_no: '', google_pay_no: '', phon_pay_no: '9876543211' },
    wire: { status: true },
    reply: null,
  },
  userPaymentDetails: {
    args: {},
    body: {},
    wire: { status: true, payment_details: [{ google_pay_number: 9876543210, paytm_number: '' }] },
    reply: { googlePay: '9876543210', paytm: null, phonePe: null },
  },
  moneyRules: {
    args: {},
    body: {},
    wire: { content: [{ withdrawal_rule: 'One.\r\n\r\nTwo.', deposit_rule: 'Three.' }] },
    reply: { withdraw: ['One.', 'Two.'], deposit: ['Three.'] },
  },
};
