declare const brand: unique symbol;

/** An Indian mobile number: ten digits, the first 6 to 9 (spec 1 §5). */
export type Phone = string & { readonly [brand]: 'Phone' };
