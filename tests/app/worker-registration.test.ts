import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from '../../src/app/updates/worker-registration.ts';

type Rules = { readonly createScriptURL: (address: string) => string };

const made: { name: string; rules: Rules }[] = [];
const registered: unknown[] = [];

beforeEach(() => {
  // A name can be taken once, as under `trusted-types` without 'allow-duplicates'.
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      if (made.some(policy => policy.name === name)) throw new TypeError(`${name} exists`);
      made.push({ name, rules });
      return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
    },
  };
  const register = async (address: unknown) => void registered.push(address);
  vi.stubGlobal('window', { trustedTypes });
  vi.stubGlobal('location', new URL('https://play.example/imp'));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => vi.unstubAllGlobals());

it('the Trusted Types policy is made once in a page and takes the address of sw.js alone', async () => {
  await registerWorker();
  await registerWorker();
  expect(registered).toEqual([{ trusted: '/sw.js' }, { trusted: '/sw.js' }]);
  expect(made.map(({ name }) => name)).toEqual(['matka-worker']);
  for (const address of ['/other.js', '/sw.js?x', '//evil.example/sw.js', 'https://evil.example/sw.js', ''])
    expect(() => made[0]?.rules.createScriptURL(address), address).toThrow(TypeError);
});
