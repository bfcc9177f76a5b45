import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hostileReports, wholeReport } from '../support/hostile-reports.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer({ site: null });
});
afterAll(() => live.stop());
beforeEach(() => void live.mock.control('POST', 'reset', {}));

const post = async (report: unknown, path = '/reports'): Promise<number> => {
  const sent = await fetch(live.url + path, { method: 'POST', body: JSON.stringify(report) });
  return sent.status;
};
const summary = async (path = '') =>
  (await fetch(`${live.url}${path}/__mock/reports`)).json() as Promise<object>;

it('sums equal rows up, by build and route', async () => {
  expect(await post(wholeReport)).toBe(204);
  expect(await post({ ...wholeReport, language: 'en' })).toBe(204);
  expect(await post({ ...wholeReport, build: '0123456789ab', installed: false })).toBe(204);
  const [error] = wholeReport.errors ?? [];
  const { build } = wholeReport;
  expect(await summary()).toMatchObject({
    reports: 3,
    installed: 2,
    builds: [
      { name: build, count: 2 },
      { name: '0123456789ab', count: 1 },
    ],
    languages: [
      { name: 'hi', count: 2 },
      { name: 'en', count: 1 },
    ],
    errors: [
      { ...error, build, count: 2 },
      { ...error, build: '0123456789ab', count: 1 },
    ],
    files: [{ build, count: 4 }, { count: 2 }],
    calls: [{ call: 'submitBid', failed: 'network', count: 9 }],
    bids: [{ end: 'unclear', count: 3 }],
    logIn: { count: 3, p50: 6700, p95: 6700 },
  });
});

it('vitals are percentiles, by the nearest rank', async () => {
  for (let value = 1; value <= 20; value += 1)
    await post({ ...wholeReport, vitals: [{ name: 'LCP', value: value * 100, route: '/imp' }] });
  expect(await summary()).toMatchObject({
    vitals: [{ name: 'LCP', route: '/imp', count: 20, p50: 1000, p75: 1500, p95: 1900 }],
  });
});

it('keeps nothing of a text that is not a report, and forgets all on request or when the world starts again', async () => {
  for (const [place, report] of hostileReports.filter((_, index) => index % 20 === 0))
    expect(await post(report), place).toBe(400);
  expect(await post('x'.repeat(100_000))).toBe(400);
  expect(await summary()).toMatchObject({ reports: 0 });
  await post(wholeReport);
  await fetch(`${live.url}/__mock/reports`, { method: 'DELETE' });
  expect(await summary()).toMatchObject({ reports: 0 });
  await post(wholeReport);
  live.mock.control('POST', 'reset', {});
  expect(await summary()).toMatchObject({ reports: 0 });
});

it('a session has its own, and its config says where', async () => {
  const opened = await fetch(`${live.url}/__mock/sessions`, { method: 'POST', body: '{}' });
  const { id } = (await opened.json()) as { id: string };
  const config = (await (await fetch(`${live.url}/s/${id}/config.json`)).json()) as { reports: string };
  expect(config.reports).toBe(`/s/${id}/reports`);
  expect(await post(wholeReport, config.reports)).toBe(204);
  expect(await summary(`/s/${id}`)).toMatchObject({ reports: 1 });
  expect(await summary()).toMatchObject({ reports: 0 });
});
