import type { EndpointId } from '../../../src/contract/index.ts';
import type { Handler } from '../handler.ts';
import { auth } from './auth.ts';
import { bids } from './bids.ts';
import { charts } from './charts.ts';
import { content } from './content.ts';
import { funds } from './funds.ts';
import { histories } from './histories.ts';
import { markets } from './markets.ts';
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
