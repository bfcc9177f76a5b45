import type { PlayerCalls } from './calls.ts';
import type { Reason } from './ledger.ts';
import { playerOf, seenUntil, type Player, type World } from './state.ts';
import { mobileOf, pointsOf, textOf } from './wire.ts';

export const walletCalls: PlayerCalls = {
  '/api-user-wallet-balance': (world, _, player) => world.wire.yes({ wallet_amt: walletText(world, player) }),
  '/api-get-wallet-info'(world, _, player) {
    const { min, from, until } = world.settings.withdrawals;
    return world.wire.yes({
      wallet_amt: walletText(world, player),
      min_withdrawal: world.wire.amount(min),
      withdraw_open_time: from,
      withdraw_close_time: until,
      betting_status: bettingCode(world, player),
    });
  },
  '/api-wallet-transaction-history'(world, _, player) {
    const { wire, ledger } = world;
    const entries = ledger.entriesOf(player.mobile, seenUntil(world, world.settings.walletLagSeconds));
    const shown = entries.toReversed().slice(0, world.settings.lines ?? undefined);
    return wire.yes({
      transaction_history: shown.map(({ id, amount, reason, note, at }) => ({
        transaction_id: String(id),
        transaction_type: amount > 0 ? '1' : '2',
        transaction_note: note,
        amount: wire.amount(Math.abs(amount)),
        amount_status: amountStatus[reason],
        insert_date: wire.date(at.wall),
      })),
    });
  },
  '/api-check-user-for-transfer-amt'(world, body, player) {
    const receiver = receiverOf(world, player, mobileOf(body, 'mobile_no'));
    return receiver ? world.wire.yes({ user_name: receiver.name }) : world.wire.no('User not found');
  },
  '/api-user-transfer-wallet-balance'(world, body, player) {
    const receiver = receiverOf(world, player, mobileOf(body, 'mobile_no'));
    const points = pointsOf(body, 'amount');
    if (!receiver) return world.wire.no('User not found');
    if (points === null || points < 100) return world.wire.no('Minimum transfer is 100 points');
    if (points > world.ledger.balanceOf(player.mobile)) return world.wire.no('Insufficient balance');
    const at = world.clock.stamp();
    const remark = textOf(body, 'transfer_note');
    const note = (words: string): string => (remark === '' ? words : `${words} (${remark})`);
    world.ledger.post({
      player: player.mobile,
      amount: -points,
      reason: 'transfer sent',
      note: note(`Points transferred to ${receiver.name}`),
      at,
    });
    world.ledger.post({
      player: receiver.mobile,
      amount: points,
      reason: 'transfer received',
      note: note(`Points received from ${player.name}`),
      at,
    });
    return world.wire.yes();
  },
};

/** The specification keeps credits with status 1 as deposits, so no other credit may have it. */
const amountStatus: Readonly<Record<Reason, string>> = {
  deposit: '1',
  withdrawal: '2',
  'transfer sent': '3',
  'transfer received': '4',
  bid: '5',
  'stake returned': '6',
  'win reversed': '7',
  win: '8',
  'withdrawal cancelled': '9',
};

const receiverOf = (world: World, sender: Player, mobile: string): Player | undefined =>
  mobile === sender.mobile ? undefined : playerOf(world, mobile);

/** The balance as a read shows it, with the lag of the wallet and of the replica that replies. */
export const walletText = (world: World, { mobile }: Player, replicaLag = 0): string | number =>
  world.wire.amount(
    world.ledger.balanceOf(mobile, seenUntil(world, Math.max(replicaLag, world.settings.walletLagSeconds))),
  );

export const bettingCode = ({ wire }: World, { betting }: Player): string | number =>
  wire.code(betting ? 1 : 0);
