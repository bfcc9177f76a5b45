import type { Page } from '@playwright/test';
import { figureRun } from '../../lab/figures/figure-run.ts';
import { expect, test } from '../../support/app.ts';
import { callElsewhere } from './lagging-steps.ts';
import type { Mock } from '../../support/mock.ts';
import {
  askFor,
  inLedger,
  type OrderKind,
  orderPaths,
  passSuccess,
  successes,
  tapUntilTold,
  watchWallet,
} from './order-steps.ts';
import {
  actElsewhere,
  deviceActs,
  drawReaders,
  keepsReferences,
  promptReaders,
  readerFaults,
  readersInWords,
  share,
} from '../../support/odd-readers.ts';
import { signIn } from '../../support/play.ts';
import { seeded } from '../../support/virtual-time.ts';
import { wordsSeen } from '../../support/placing-steps.ts';
import { withConfig } from '../../support/with-config.ts';
import { watchTabs } from './tab-requests.ts';

test.use({ allowConsole: [/Failed to load resource|ERR_/] });

type Fault = { readonly kind: string; readonly value?: unknown };

const postFaults: readonly (Fault | null)[] = [
  null,
  null,
  { kind: 'latency', value: [0, 3000] },
  { kind: 'drop' },
  { kind: 'drop-after' },
  { kind: 'reset' },
  { kind: 'reset-after' },
  { kind: 'hang' },
  { kind: 'empty' },
  { kind: 'truncate' },
  { kind: 'short-body' },
  { kind: 'broken-chunk' },
  { kind: 'html' },
  { kind: 'noise' },
  { kind: 'missing-fields' },
  { kind: 'status', value: 500 },
  { kind: 'status', value: 429 },
  { kind: 'false-status', value: 'No' },
];
/** The browser itself may send a bid twice, which must then be reported. */
const twiceByBrowser: Fault = { kind: 'drop-after', value: 'reused' };

const readFaults: readonly Fault[] = [
  { kind: 'status', value: 503 },
  { kind: 'drop' },
  { kind: 'truncate' },
  { kind: 'latency', value: [0, 2000] },
];

/** Points for all orders of a part, by a deposit that the desk approves. */
async function refill(mock: Mock): Promise<void> {
  await mock.db('content', { min_withdrawal: 100, min_deposit: 100, approve_deposits: true });
  await callElsewhere(mock, 'addFundRequest', { request_amount: 200_000 });
}

test('the reports of two tabs under faults agree with the ledger', async ({ page, mock, context }) => {
  const run = figureRun('browserOrders');
  test.setTimeout(run.timeout);
  const random = seeded(run.seed);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(random() * from.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  await refill(mock);
  let [readers, owedMs] = [promptReaders, 0];
  // Each order loads its page, and so its config, anew.
  await withConfig(context, () => ({ sendClientRef: keepsReferences(readers) }));
  // A page with an installed clock keeps no marks, which are needed to plant a session.
  await signIn(page);
  await page.clock.install();
  const other = await context.newPage();
  // An order that finds no button is trouble, and the next one goes on.
  for (const tab of [page, other]) tab.setDefaultTimeout(20_000);
  const tabs: readonly (readonly [Page, Set<string>, () => Promise<void>])[] = [
    [page, await wordsSeen(page, Object.values(successes)), watchWallet(page)],
    [other, await wordsSeen(other, Object.values(successes)), watchWallet(other)],
  ];
  const requests = watchTabs([page, other], mock);
  // Both tabs have one clock, which is moved by one hand at a time; where readers are late, it is the mock's too.
  let ticking: Promise<unknown> = Promise.resolve();
  const tick = async (ms: number): Promise<void> => {
    owedMs += readers.lag > 0 ? ms : 0;
    const seconds = Math.floor(owedMs / 1000);
    owedMs -= seconds * 1000;
    if (seconds > 0) await mock.clock({ advance: `${seconds}s` });
    await page.clock.runFor(ms);
  };
  const pass = async (ms: number): Promise<void> => {
    const next = ticking.then(() => tick(ms));
    ticking = next.catch(() => undefined);
    await next;
  };

  let [lost, doubled, wrong, twiceTold, open, taps] = [0, 0, 0, 0, 0, 0];
  const asked = { prompt: { orders: 0, asked: 0 }, late: { orders: 0, asked: 0 } };
  const trouble: string[] = [];
  for (let order = 0; order < run.inputs; order += 1) {
    const kind: OrderKind = pick(['bid', 'bid', 'withdraw', 'transfer']);
    const points = 201 + order;
    const both = random() < 0.2;
    const isTwice = kind === 'bid' && !both && random() < 0.05;
    const first = isTwice ? twiceByBrowser : pick(postFaults);
    const second = random() < 0.3 ? pick(postFaults) : null;
    const reading = random() < 0.3 ? pick(readFaults) : null;
    const used = both ? tabs : [tabs[random() < 0.5 ? 0 : 1] ?? tabs[0]].filter(tab => tab !== undefined);
    const patience = Array.from({ length: 8 }, () => random() < 0.4);
    // A usual run has no time for readers that are late.
    if (run.release) readers = drawReaders(random);
    const lagMs = readers.lag * 1000;
    const elsewhere = readers.quirks.has('device') && !isTwice ? pick(deviceActs) : null;
    const world = `${order} ${kind} ${points}${both ? ' in both' : ''} ${JSON.stringify([first, second, reading, readers.lag, ...readers.quirks, elsewhere])}`;
    try {
      for (const rule of readerFaults(readers)) await mock.faults(rule);
      for (const [tab, said] of used) {
        await askFor(tab, kind, points);
        await passSuccess(tab, pass);
        said.clear();
      }
      // The world itself begins with a withdrawal or two.
      const before = await inLedger(mock, kind, points);
      const { post, evidence } = orderPaths[kind];
      await requests.restart();
      // No history could tell an equal bid of the other device from the order.
      if (elsewhere !== null && elsewhere !== kind) await actElsewhere(fetch, elsewhere, points, mock.url);
      for (const fault of [first, second]) if (fault !== null) await mock.faults({ path: post, ...fault });
      if (reading !== null)
        await mock.faults({ path: pick(evidence), ...reading, times: 1 + Math.floor(random() * 3) });
      const tapping = used.map(([tab, said, walletRead]) =>
        tapUntilTold(tab, { kind, points, patience, isTwice, lagMs }, said, pass, walletRead),
      );
      // A tab goes on when the other one fails, and must not tap in the next order.
      await Promise.allSettled(tapping);
      const told = await Promise.all(tapping);
      await mock.clearFaults();
      const count = (await inLedger(mock, kind, points)) - before;
      const ofTabs = await requests.carriedOut(post);
      // The most often that an order of one tab was carried out.
      const most = ofTabs === null ? count - used.length + 1 : Math.max(...ofTabs.values());
      const successful = told.filter(({ success }) => success).length;
      const known = told.filter(({ success, before }) => success || before > 0).length;
      const isTold = told.some(({ twice }) => twice);
      const waits = told.some(one => one.waits);
      const tally = readers.lag > 0 ? asked.late : asked.prompt;
      tally.orders += 1;
      if (told.some(one => one.asked > 0)) tally.asked += 1;
      taps += told.reduce((all, one) => all + one.taps, 0);
      if (isTold) twiceTold += 1;
      const said: string[] = [];
      // Each tab asked once.
      if (most > 1 && !isTold) said.push('doubled');
      if (successful > count) said.push('wrong');
      if (known > 0 && count === 0) said.push('wrong');
      if (known < used.length && count > 0 && !isTold) said.push(known === 0 && !waits ? 'lost' : 'open');
      if (known === 0 && count === 0) said.push('open');
      if (said.includes('doubled')) doubled += 1;
      if (said.includes('wrong')) wrong += 1;
      if (said.includes('lost')) lost += 1;
      if (said.includes('open')) open += 1;
      const line = `${world}: ${JSON.stringify(told)}, ledger ${count} of ${[...(ofTabs?.values() ?? [])].join(' and ')}: ${said.join(' ')}`;
      if (said.some(word => word !== 'open')) trouble.push(line);
    } catch (error) {
      wrong += 1;
      const screens = await Promise.all(used.map(([tab]) => tab.locator('body').innerText()));
      trouble.push(`${world}: ${String(error).slice(0, 600)} The screens: ${screens.join(' | ')}`);
      await mock.clearFaults();
    }
  }
  run.report({
    load: `${run.inputs} orders, ${taps} taps`,
    faults:
      'requests cut, late, refused, garbled, without an end; so are the histories and the wallet; ' +
      readersInWords,
    lost,
    doubled,
    wrong,
    note: `asked in ${share(asked.prompt.asked, asked.prompt.orders)}, where readers lag in ${share(asked.late.asked, asked.late.orders)}; in part ${run.seed} ${open} were left to the player, ${twiceTold} doubled by Chromium and told`,
  });
  expect(trouble).toEqual([]);
});
