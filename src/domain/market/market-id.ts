declare const brand: unique symbol;

/** The field `game_id` on the wire. */
export type MarketId = string & { readonly [brand]: 'MarketId' };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one maker of the brand: any text is an id
export const marketId = (text: string): MarketId => text as MarketId;

/** A key that is unique among the markets of all families. */
export const marketKey = (family: string, id: MarketId): string => `${family} ${id}`;
