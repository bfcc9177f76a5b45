import { consoleFaults } from './console-faults.ts';
import { type Mock, mockAt, startMock } from './mock.ts';
import { expect, test as base } from './said.ts';

type TestFixtures = {
  /** The mock behind the app, reset for every test. */
  readonly mock: Mock;
  /** Console lines that a test expects, such as the browser's line for a failed request. */
  readonly allowConsole: readonly RegExp[];
  readonly promises: void;
};

/**
 * Playwright's `test` with the app in dist/ and a mock. A test also fails when the page logs a warning or an error or
 * throws, when a call breaks the contract, or when the mock's ledger does not balance.
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
      const lines = consoleFaults(context);

      await run();

      const allowed = [...allowConsole, /^Service Worker registration blocked by Playwright/];
      const unexpected = lines.filter(line => !allowed.some(pattern => pattern.test(line)));
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
