declare const brand: unique symbol;

/** The provider's id of a market, Starline slot or Gali market (`game_id` on the wire). */
export type MarketId = string & { readonly [brand]: 'MarketId' };

/** An id from the wire. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one maker of the brand: any text is an id
export const marketId = (text: string): MarketId => text as MarketId;
