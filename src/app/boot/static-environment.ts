import type { Client } from '../../api/client.ts';
import { plainConfig } from '../../api/plain-config.ts';
import { nothingSettled } from '../../domain/placing-end.ts';
import { createClock } from '../../lib/clock.ts';
import type { Environment } from '../../state/core/environment.ts';

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const nobody = (): void => undefined;
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * The world of a page that shows what the build rendered: nobody is known, nothing is stored, time stands still, and
 * every call waits for the `client`.
 */
export const asleep = (client: Promise<Client>): Environment => ({
  config: plainConfig,
  client: {
    call: async (id, args, options) => (await client).call(id, args, options),
    poll: async (id, args, lastText) => (await client).poll(id, args, lastText),
  },
  clock: createClock({ mode: 'device', zone: 'UTC', deviceNow: () => 0 }),
  page: { awake: () => false, onChange: () => () => undefined },
  local: nothing,
  tab: nothing,
  clearLocal: () => undefined,
  clearTab: () => undefined,
  onOtherTab: () => () => undefined,
  crypto: globalThis.crypto,
  verifiers: { read: never, write: never, clear: never },
  deposits: { add: never, of: never, change: never, now: () => 0 },
  makePlacing: () => ({
    prepare: nobody,
    resume: nobody,
    place: never,
    found: () => nothingSettled,
    untold: () => nothingSettled,
  }),
  randomId: () => '',
  asleep: true,
});
