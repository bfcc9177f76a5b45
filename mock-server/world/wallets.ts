import { noPlayer, refuse } from '../data/refusal.ts';
import type { Data } from '../data/schemas.ts';
import { momentOf, type Day } from '../data/wall-time.ts';
import { balanceOf } from '../rules/ledger.ts';
import { decideDeposit, decideWithdrawal, requestDeposit, requestWithdrawal } from '../rules/money.ts';

/**
 * Gives players the points that a scenario's `wallets` say: by a deposit of what lacks, or a paid withdrawal of what is too
 * much, after all that happened before the start. Refuses an unknown player.
 */
export function setWallets(
  data: Data,
  wallets: Readonly<Record<string, number>>,
  { day, zone }: { readonly day: Day; readonly zone: string },
): void {
  const midnight = new Date(momentOf(day, 0, zone)).toISOString();
  const at = data.ledger.reduce((latest, entry) => (entry.at > latest ? entry.at : latest), midnight);
  for (const [mobile, points] of Object.entries(wallets)) {
    const user =
      data.users.find(one => one.mobile === mobile) ??
      refuse(`wallets: ${noPlayer(mobile, data.users)}`, [['wallets', mobile]]);
    const lacking = points - balanceOf(data, user.id);
    if (lacking > 0) decideDeposit(data, requestDeposit(data, user, lacking, at), 'approved', at);
    if (lacking >= 0) continue;
    const request = { request_amount: -lacking, payment_method: '2', number: mobile } as const;
    decideWithdrawal(data, requestWithdrawal(data, user, request, at), 'approved', null, at);
  }
}
