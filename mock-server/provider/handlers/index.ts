import type { EndpointId } from '../../../src/contract/index.ts';
import type { Handler } from '../handler.ts';
import { auth } from './auth.ts';
import { bids, histories } from './bids.ts';
import { charts, content, markets } from './markets.ts';
import { funds } from './funds.ts';
import { wallet } from './wallet.ts';

/** An endpoint without a handler does not compile. */
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
