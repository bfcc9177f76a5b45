import type { JsonReply } from './prism-proxy.ts';

/** The clock of the mock begins at 1:00 PM of this day. */
const bidDate = '21-November-2026';
const demo = '9876543210';
const newcomer = '9876543212';

type Send = (path: string, body: object, token?: string) => Promise<JsonReply>;
type Control = (path: string, body: object) => Promise<void>;

/**
 * A day of players, call by call as on the wire: register, log in, deposit, transfer, bid in the three
 * families, win, withdraw, and change what they can. Written by hand, so that nothing of the app decides what
 * is sent.
 */
export async function mainJob(send: Send, control: Control): Promise<void> {
  await send('/api-check-mobile', { mobile: newcomer });
  await send('/api-resend-otp', { mobile: newcomer });
  const registered = await send('/api-user-registration', {
    name: 'Third Player',
    email: 'player@example.invalid',
    password: 'demo1234',
    mobile: newcomer,
    security_pin: '0000',
    device_id: 'd-3',
  });
  const { unique_token: token = '' } = await send('/api-user-login', {
    mobile: demo,
    password: 'demo1234',
    device_id: 'd-1',
  });
  const third = registered.unique_token ?? '';
  await send('/api-fund-request-add', { request_amount: 500 }, third);
  await send('/api-check-user-for-transfer-amt', { mobile_no: newcomer }, token);
  await send(
    '/api-user-transfer-wallet-balance',
    { amount: 100, mobile_no: newcomer, transfer_note: '' },
    token,
  );
  for (const bid of bids) await send(bid.path, bodyOf(bid, token), token);
  await control('results', { game_id: '1', session: 'open', pana: '470' });
  await control('results', { game_id: '1', session: 'close', pana: '890' });
  await control('results', { game_id: '1005', pana: '128' });
  await control('results', { game_id: '2005', jodi: '07' });
  const upi = { upi_type: '3', paytm_no: '', google_pay_no: '', phon_pay_no: demo };
  await send('/api-add-user-upi-details', upi, token);
  const withdrawal = { mobile: demo, request_amount: 1000, payment_method: '4' };
  await send('/api-user-withdraw-fund-request', withdrawal, token);
  await send('/api-profile-update', { user_name: 'Demo Player' }, token);
  await send('/api-change-password', { old_pass: 'demo1234', new_pass: 'demo1234' }, token);
  await send('/api-forget-check-mobile', { mobile: newcomer });
  await send('/api-forgot-password', { mobile: newcomer, new_pass: 'demo12345' });
}

type Bid = {
  readonly path: string;
  readonly market: string;
  readonly name: string;
  readonly game: string;
  readonly session: 'Open' | 'Close';
  readonly digits: string;
  readonly closedigits?: string;
};

const kalyan = { path: '/api-submit-bid', market: '1', name: 'Kalyan' };
const slot = { path: '/api-starline-submit-bid', market: '1005', name: 'Kalyan Starline 2:00 PM' };
const gali = { path: '/api-galidisawar-submit-bid', market: '2005', name: 'Ghaziabad' };

/** A number of each kind. All of them win with the results above. */
const bids: readonly Bid[] = [
  { ...kalyan, game: 'Single Digit', session: 'Open', digits: '1' },
  { ...kalyan, game: 'Single Digit', session: 'Close', digits: '7' },
  { ...kalyan, game: 'Jodi Digit', session: 'Open', digits: '17' },
  { ...kalyan, game: 'Single Pana', session: 'Open', digits: '470' },
  { ...kalyan, game: 'Half Sangam', session: 'Open', digits: '1', closedigits: '890' },
  { ...kalyan, game: 'Full Sangam', session: 'Close', digits: '470', closedigits: '890' },
  { ...slot, game: 'Single Digit', session: 'Open', digits: '1' },
  { ...slot, game: 'Single Pana', session: 'Open', digits: '128' },
  { ...gali, game: 'Jodi Digit', session: 'Close', digits: '07' },
  { ...gali, game: 'Left Digit', session: 'Close', digits: '0' },
];

const bodyOf = ({ market, name, game, session, digits, closedigits = '' }: Bid, token: string): object => ({
  game_id: market,
  new_result: {
    unique_token: token,
    Gamename: name,
    totalbit: 10,
    gameid: market,
    pana: game,
    gametype: session,
    session,
    bid_date: bidDate,
    result: [{ digits, closedigits, points: 10, session }],
  },
});
