import type { Getter, Setter } from 'jotai';
import { wallet } from '../../../contract/wallet.ts';
import { parseIsoDate } from '../../../domain/dates.ts';
import type { Source, Trace } from '../../../domain/placing/evidence.ts';
import { debitTraces, recordTrace, withdrawalTraces } from '../../../domain/placing/traces.ts';
import { environmentAtom } from '../../core/environment.ts';
import { playerAtom } from '../../core/session.ts';
import { bidHistoryOf } from '../../reading/histories.ts';
import { refreshWalletAtom } from '../../reading/wallet-reading.ts';
import { accountAtom } from '../money-account.ts';
import { beginBidReadingAtom } from '../play-record.ts';
import type { PlacingEnvironment } from './environment.ts';

/** Reads nothing for an account that is not logged in: its evidence is null. */
export function evidenceReader(get: Getter, set: Setter): Pick<PlacingEnvironment, 'read' | 'readBalance'> {
  const ofAccount = async <T>(account: string, read: () => Promise<T | null>): Promise<T | null> => {
    if (get(accountAtom) !== account) return null;
    const value = await read();
    return get(accountAtom) === account ? value : null;
  };
  const readBalance = (account: string) => ofAccount(account, () => set(refreshWalletAtom));
  return {
    read: async ({ account, source }) => {
      const [lines, balance] = await Promise.all([
        ofAccount(account, () => readLines(get, set, source)),
        readBalance(account),
      ]);
      return { lines, balance };
    },
    readBalance,
  };
}

/** The lines of the history, or null if it cannot be read as a whole. */
async function readLines(get: Getter, set: Setter, source: Source): Promise<readonly Trace[] | null> {
  const { client } = get(environmentAtom);
  switch (source.kind) {
    case 'bid': {
      const [from, to] = [parseIsoDate(source.day), parseIsoDate(source.lastDay)];
      if (from === null || to === null) return null;
      const noteBids = set(beginBidReadingAtom);
      const reply = await client.call(bidHistoryOf(source.family), { from, to });
      if (!reply.ok) return null;
      noteBids({ family: source.family, range: { from, to }, bids: reply.value.rows });
      if (!reply.value.complete) return null;
      return reply.value.items.map(record => recordTrace(source.family, record));
    }
    case 'withdraw': {
      const player = get(playerAtom);
      if (player === null) return null;
      const reply = await client.call(wallet.withdrawHistory, { mobile: player.mobile });
      return reply.ok && reply.value.complete ? withdrawalTraces(reply.value.items) : null;
    }
    case 'transfer': {
      const reply = await client.call(wallet.walletHistory, {});
      return reply.ok && reply.value.complete ? debitTraces(reply.value.items) : null;
    }
  }
}
