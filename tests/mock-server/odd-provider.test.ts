import { expect, it } from 'vitest';
import { audit } from '../../mock-server/rules/ledger.ts';
import { createMock } from '../support/app-mock.ts';
import { actAsProvider, arrangeProvider, drawProvider } from '../support/odd-provider.ts';
import { seeded } from '../support/virtual-time.ts';
import { bidBody, call, demo, rowsIn } from './calls.ts';

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

it.each(seeds)(
  'a provider drawn by seed %i keeps its books, and shows only results that it declared',
  async seed => {
    const random = seeded(seed);
    const mock = createMock();
    const provider = drawProvider(random, { closed: true });
    arrangeProvider(mock, provider, random);
    for (let step = 0; step < 20; step += 1) {
      const rows = [{ digits: String(Math.floor(random() * 10)), points: 100 }];
      const session = random() < 0.5 ? 'Open' : 'Close';
      await call(mock, 'submitBid', bidBody({ pana: 'Single Digit', session, rows }));
      if (random() < 0.5) actAsProvider(mock, random);
      if (random() < 0.3) mock.advance(`${Math.floor(random() * 300)}m`);
      expect(audit(mock.data()).balanced).toBe(true);
      expect(mock.balance(demo)).toBeGreaterThanOrEqual(0);
      const { results, wins, bids } = mock.data();
      const { result } = await call(mock, 'dashboard');
      const open = rowsIn(result)[0]?.['open_result'] ?? null;
      const declared = results.filter(row => row.game_id === 1 && row.session === 'open');
      expect([null, ...declared.map(({ number }) => number)]).toContain(
        typeof open === 'string' && provider.replicaLag === 0 ? open.slice(0, 3) : null,
      );
      for (const { status, id } of bids.filter(({ game_id, day }) => game_id === 1 && day >= '2026-11-21'))
        expect(wins.some(win => win.bid_id === id)).toBe(status === 'won');
    }
  },
);
