import type { EndpointId } from '../../../src/contract/index.ts';
import type { Handler } from '../handler.ts';
import { auth } from './auth.ts';
import { bids, histories } from './bids.ts';
import { charts, content, markets } from './markets.ts';
import { funds } from './funds.ts';
import { wallet } from './wallet.ts';

/** The handler of every endpoint; an endpoint without one does not compile. */
export const handlers = {
  ...auth,
  ...bids,
  ...charts,
  ...content,
  ...funds,
  ...histories,
  ...markets,
  ...wallet,
} satisfies { readonly [K in EndpointId]: Handler<K> };
