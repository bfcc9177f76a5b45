import type { DBSchema } from 'idb';
import type { Deposit } from '../../../domain/wallet/deposit.ts';
import { deposit as depositSchema } from '../../../storage/deposits.ts';
import { parseStored, stored } from '../../../storage/table.ts';
import type { DepositStore } from '../../core/environment-types.ts';
import { endsWith } from '../../core/database-in-time.ts';
import { keptOpen } from '../../core/kept-open.ts';
import { browserAccountNames } from '../account-names.ts';

interface Schema extends DBSchema {
  deposits: { key: string; value: Deposit; indexes: { owner: string } };
  intents: { key: string; value: Deposit };
}

const strict = { durability: 'strict' } as const;

const parsed = (kept: readonly unknown[], owner: string): readonly Deposit[] =>
  kept
    .map(value => parseStored(depositSchema, value))
    .filter(deposit => deposit !== null)
    .map(deposit => ({ ...deposit, owner }))
    .toSorted((a, b) => a.at - b.at);

export function indexedDbDeposits(names = browserAccountNames()): Omit<DepositStore, 'now'> {
  // In the new version, an open tab of an older build cannot post a reported deposit again.
  const step = keptOpen<Schema>(stored.deposits.key, 2, (database, from, _to, write) => {
    const store = database.createObjectStore('deposits', { keyPath: 'id' });
    store.createIndex('owner', 'owner');
    if (from === 0) return;
    const move = async (): Promise<void> => {
      const intents = await write.objectStore('intents').getAll();
      await Promise.all(intents.map(intent => store.add(intent)));
      database.deleteObjectStore('intents');
    };
    move().catch(() => write.abort());
  });
  return {
    add: async deposit => {
      const owner = await names.fresh(deposit.owner);
      await step(async (database, limit) => {
        const write = endsWith(limit, database.transaction('deposits', 'readwrite', strict));
        // The deposit may be there already: a step is done twice when the connection was lost.
        if ((await write.store.getKey(deposit.id)) === undefined)
          await write.store.put({ ...deposit, owner });
        await write.done;
      });
    },
    of: async owner => {
      const known = await names.all(owner);
      const kept = await step(database =>
        Promise.all(known.map(name => database.getAllFromIndex('deposits', 'owner', name))),
      );
      return parsed(kept.flat(), owner);
    },
    change: async (owner, change) => {
      const known = await names.all(owner);
      return step(async (database, limit) => {
        const write = endsWith(limit, database.transaction('deposits', 'readwrite', strict));
        const index = write.store.index('owner');
        const records = (await Promise.all(known.map(name => index.getAll(name)))).flat();
        const nameOf = new Map(records.map(record => [record.id, record.owner]));
        const kept = parsed(records, owner);
        const next = change(kept);
        const gone = kept.filter(({ id }) => !next.some(deposit => deposit.id === id));
        await Promise.all([
          ...gone.map(({ id }) => write.store.delete(id)),
          ...next
            .filter(deposit => !kept.includes(deposit))
            .map(deposit => write.store.put({ ...deposit, owner: nameOf.get(deposit.id) ?? owner })),
          write.done,
        ]);
        return next;
      });
    },
  };
}
