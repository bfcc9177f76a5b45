import type { PlayerCalls, PublicCalls } from './calls.ts';
import type { World } from './state.ts';

const qrPayment = ({ url }: World): { upiId: string; qrImagePath: string } => ({
  upiId: 'demo@upi',
  qrImagePath: `${url}/qr.svg`,
});

const headlines: Readonly<Record<string, string>> = {
  1: 'Welcome! Deposits and withdrawals every day.',
  2: 'Send the exact amount and keep the receipt.',
  3: 'Withdrawals are paid within a day.',
};

export const contentCalls: PublicCalls = {
  '/api-get-contact-details': ({ wire }) =>
    wire.yes({ mobile_no: '+919876543219', mobile_1: '919876543218', telegram_no: 'demo_support' }),
  '/apiGetawayStatus': ({ wire }) => wire.yes({ getaway_status: wire.code(1) }),
  // The specification does not name the fields of a bank row; these are usual ones.
  '/api-admin-bank-details': ({ wire }) =>
    wire.yes({
      bank_details: [
        {
          account_holder_name: 'Demo',
          upi_payment_id: 'demo@upi',
          google_upi_payment_id: 'demo@upi',
          phonepay_upi_payment_id: 'demo@upi',
          paytm_upi_payment_id: 'demo@upi',
        },
      ],
    }),
  '/api-how-to-play': ({ wire, url }) =>
    wire.yes({
      result: [],
      content: [
        { how_to_play_content: '<p>Choose a market and a number.</p>', video_link: `${url}/how-to-play` },
      ],
    }),
  // `ids` is a list, and an unwritten headline is left out.
  '/api-get-headline'({ wire }, body) {
    const ids: readonly unknown[] = Array.isArray(body['ids']) ? body['ids'] : [];
    const rows = ids.map(String).map(id => ({ id, status: '1', notes: headlines[id] }));
    return wire.yes({ data: rows.filter(({ notes }) => notes !== undefined) });
  },
};

export const memberContentCalls: PlayerCalls = {
  '/api-get-slider-images': ({ wire, url }) =>
    wire.yes({ sliderdata: [{ image_id: '1', slider_image: `${url}/slider.svg` }] }),
  '/api-money-deposit-withdrawal-rule': ({ wire }) =>
    wire.yes({
      content: [
        {
          withdrawal_rule: 'Withdrawals are paid once a day.\r\nYour number must be your own.',
          deposit_rule: 'Deposits are added after a check.\r\nKeep the receipt.',
        },
      ],
    }),
  '/api-get-qr-pay': world => world.wire.yes({ qrdata: [qrPayment(world)] }),
};

/** The gateway's reply to `GET /payment-details?baseUrl=`. */
export const paymentDetails = (world: World, site: string | null): Readonly<Record<string, unknown>> =>
  site === null || site === ''
    ? { success: world.wire.flag(false), message: 'baseUrl is missing' }
    : { success: world.wire.flag(true), data: qrPayment(world) };
