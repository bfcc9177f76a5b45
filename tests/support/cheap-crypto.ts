import type { BrowserCrypto } from '../../src/state/core/environment-types.ts';

const { crypto } = globalThis;

const cheapBits = (how: Pbkdf2Params, key: CryptoKey, length: number): Promise<ArrayBuffer> =>
  crypto.subtle.deriveBits({ ...how, iterations: Math.ceil(how.iterations / 600) }, key, length);

/**
 * The machine's `crypto`, with one round of PBKDF2 for each 600 that are asked for: screen tests log in hundreds of
 * times. The real number of rounds is tested in verifier.test.ts.
 */
export const cheapCrypto: BrowserCrypto = {
  getRandomValues: crypto.getRandomValues.bind(crypto),
  subtle: new Proxy(crypto.subtle, {
    get: (subtle, name): unknown => {
      const method: unknown = name === 'deriveBits' ? cheapBits : Reflect.get(subtle, name);
      return typeof method === 'function' ? method.bind(subtle) : method;
    },
  }),
};
