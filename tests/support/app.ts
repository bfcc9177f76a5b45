import { expect, test as base } from '@playwright/test';
import { type Mock, mockAt, startMock } from './mock.ts';

type TestFixtures = {
  /** The world behind the app, fresh for every test. */
  readonly mock: Mock;
  /** Console lines that a test expects, such as the browser's own on a failed request. */
  readonly allowConsole: readonly RegExp[];
  readonly promises: void;
};

/**
 * Playwright's `test` with the app of dist/ and a mock of its own behind it. A test also fails when the page warned,
 * logged an error or threw, when a call broke the contract, or when the mock's money no longer adds up.
 */
export const test = base.extend<TestFixtures, { readonly server: string }>({
  server: [
    async ({}, run) => {
      const { url, stop } = await startMock();
      await run(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, run) => run(server),
  mock: async ({ server }, run) => {
    const mock = mockAt(server);
    await mock.reset({ scenario: 'default', seed: 1 });
    await run(mock);
  },
  allowConsole: [[], { option: true }],
  promises: [
    async ({ context, mock, allowConsole }, run) => {
      const said: string[] = [];
      context.on('console', line => {
        if (['error', 'warning'].includes(line.type())) said.push(`${line.text()} (${line.location().url})`);
      });
      context.on('weberror', thrown => said.push(String(thrown.error())));

      await run();

      const allowed = [...allowConsole, /^Service Worker registration blocked by Playwright/];
      const unexpected = said.filter(line => !allowed.some(pattern => pattern.test(line)));
      expect.soft(unexpected, 'console errors, warnings and exceptions').toEqual([]);
      const broken = (await mock.requests()).flatMap(({ violations }) => violations);
      expect.soft(broken, 'calls that broke the contract').toEqual([]);
      const { ledger } = await mock.state();
      expect.soft(ledger.balanced, 'the ledger balances').toBe(true);
    },
    { auto: true },
  ],
});

export { expect };
