import { minuteOf } from './clock.ts';
import type { PlayerCalls } from './calls.ts';
import type { FundRequest, Player, World } from './state.ts';
import { mobileOf, pointsOf, textOf, type Json } from './wire.ts';

type PayTo = keyof Player['payTo'];

/** The account fields by `upi_type`, with the name that each has in the request. */
const upiTypes: Readonly<Record<string, readonly [stored: PayTo, sent: string]>> = {
  1: ['paytm_number', 'paytm_no'],
  2: ['google_pay_number', 'google_pay_no'],
  3: ['phone_pay_number', 'phon_pay_no'],
};

const withdrawMethods: Readonly<Record<string, PayTo>> = {
  2: 'google_pay_number',
  3: 'paytm_number',
  4: 'phone_pay_number',
};

const statusCodes: Readonly<Record<FundRequest['status'], string>> = {
  pending: '0',
  cancelled: '1',
  approved: '2',
};

export const fundCalls: PlayerCalls = {
  '/api-last-fund-request-detail': ({ wire, settings }) =>
    wire.yes({ min_amt: wire.amount(settings.minDeposit) }),
  '/api-fund-request-add'(world, body, player) {
    const points = pointsOf(body, 'request_amount');
    if (points === null || points < world.settings.minDeposit)
      return world.wire.no(`Minimum amount is ${world.settings.minDeposit}`);
    addRequest(world, player, 'deposit', points, '');
    return world.wire.yes();
  },
  '/api-add-user-upi-details'(world, body, player) {
    const [stored, sent] = upiTypes[textOf(body, 'upi_type')] ?? [];
    const number = sent === undefined ? '' : mobileOf(body, sent);
    if (stored === undefined || number.length < 10) return world.wire.no('Invalid number');
    player.payTo[stored] = number;
    return world.wire.yes();
  },
  // There is always one row, with empty numbers for methods that the player has not added.
  '/api-get-user-payment-details': ({ wire }, _, { payTo }) => wire.yes({ payment_details: [payTo] }),
  '/api-user-withdraw-fund-request'(world, body, player) {
    const refusal = withdrawRefusal(world, body, player);
    if (refusal !== null) return world.wire.no(refusal);
    const points = pointsOf(body, 'request_amount') ?? 0;
    addRequest(world, player, 'withdrawal', points, textOf(body, 'payment_method'));
    // The points leave the wallet with the request and are returned if it is cancelled.
    world.ledger.post({
      player: player.mobile,
      amount: -points,
      reason: 'withdrawal',
      note: 'Withdraw request',
      at: world.clock.stamp(),
    });
    return world.wire.yes();
  },
  '/api-user-withdraw-transaction-history': (world, _, player) =>
    world.wire.yes({
      withdrawdata: world.funds
        .filter(({ kind, player: owner }) => kind === 'withdrawal' && owner === player.mobile)
        .toReversed()
        .map(request => withdrawRecord(world, player, request)),
    }),
};

function withdrawRefusal(world: World, body: Json, player: Player): string | null {
  const { min, from, until } = world.settings.withdrawals;
  const points = pointsOf(body, 'request_amount');
  const { minute } = world.clock.moment();
  const method = withdrawMethods[textOf(body, 'payment_method')];
  if (mobileOf(body, 'mobile') !== player.mobile) return 'This is not your mobile number';
  if (points === null || points < min) return `Minimum withdraw amount is ${min}`;
  if (minute < minuteOf(from) || minute > minuteOf(until)) return `Withdraw time is ${from} to ${until}`;
  if (method === undefined || player.payTo[method] === '') return 'Please add your payment number first';
  if (points > world.ledger.balanceOf(player.mobile)) return 'Insufficient balance';
  return null;
}

/** Only the number that the points go to is filled in. */
function withdrawRecord({ wire, url }: World, player: Player, request: FundRequest): Json {
  const method = withdrawMethods[request.method];
  return {
    request_number: `WR${request.number}`,
    request_status: statusCodes[request.status],
    request_amount: wire.amount(request.points),
    insert_date: wire.date(request.at.wall),
    payment_receipt: request.status === 'approved' ? `${url}/receipt.svg` : '',
    google_pay_number: '',
    phone_pay_number: '',
    paytm_number: '',
    ...(method && { [method]: player.payTo[method] }),
  };
}

function addRequest(
  { funds, clock }: World,
  player: Player,
  kind: FundRequest['kind'],
  points: number,
  method: string,
): void {
  funds.push({
    number: 501 + funds.length,
    player: player.mobile,
    kind,
    points,
    method,
    at: clock.stamp(),
    status: 'pending',
  });
}

/** The admin's answer to the oldest pending request of the player. */
export function decide(
  world: World,
  kind: FundRequest['kind'],
  mobile: string,
  status: 'approved' | 'cancelled',
): void {
  const request = world.funds.find(
    one => one.kind === kind && one.player === mobile && one.status === 'pending',
  );
  if (!request) throw new Error(`${mobile} has no pending ${kind}.`);
  request.status = status;
  const at = world.clock.stamp();
  const credit = { player: mobile, amount: request.points, at };
  if (kind === 'deposit' && status === 'approved')
    world.ledger.post({ ...credit, reason: 'deposit', note: 'Amount added by UPI' });
  if (kind === 'withdrawal' && status === 'cancelled')
    world.ledger.post({ ...credit, reason: 'withdrawal cancelled', note: 'Withdraw request cancelled' });
}
