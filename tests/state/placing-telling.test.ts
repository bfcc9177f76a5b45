import { expect, it } from 'vitest';
import { openPlacing } from '../support/placing-page.ts';
import { account, line } from '../support/placing-world.ts';

// The journal notes a report only once its words are painted (docs/reliability.md "What the player is told").
// Painting takes 20 ms here.

const phases = (bid: ReturnType<typeof openPlacing>) => bid.journal.kept().map(({ phase }) => phase);
const told = { kind: 'placed', twice: false, told: true };
const untold = { kind: 'placed', twice: false, told: false };

it('a bid is unreported in the journal until its words are painted, and reported after that', async () => {
  const bid = openPlacing();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(phases(bid)).toEqual([untold]);
  await bid.time.pass(19);
  expect(phases(bid)).toEqual([untold]);
  await bid.time.pass(1);
  expect(phases(bid)).toEqual([told]);
});

it.each([0, 10, 19])('a page that dies %i ms after the reply: the next one tells of the bid', async ms => {
  const bid = openPlacing();
  await bid.tap();
  await bid.time.pass(ms);
  bid.reload();
  await bid.time.pass(10);
  expect(bid.news()).toEqual(['untold']);
  expect(bid.page().placing.untold(account).earlier).toMatchObject([{ number: '7 50' }]);
  await bid.time.pass(20);
  bid.reload();
  await bid.time.pass(60_000);
  expect(bid.page().placing.untold(account).earlier).toEqual([]);
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('a page that dies when the words are painted: the next one says nothing', async () => {
  const bid = openPlacing();
  await bid.tap();
  await bid.time.pass(20);
  bid.reload();
  await bid.time.pass(60_000);
  expect(bid.page().placing.untold(account).earlier).toEqual([]);
});

it('the page itself tells it once, and may send the same again at once', async () => {
  const bid = openPlacing();
  await bid.tap();
  expect(bid.page().placing.untold(account).earlier).toEqual([]);
  const again = { ...bid.order, wanted: [line('7 50', 'another')] };
  expect(await bid.time.until(bid.place(again))).toMatchObject({ kind: 'placed', earlier: [] });
  expect(bid.placedLines()).toEqual(['7 50', '7 50']);
});

it('another tab that bids the same meanwhile waits for the words, and does not report them', async () => {
  const bid = openPlacing();
  const other = bid.otherTab();
  await bid.tap();
  const end = await bid.time.until(other.place(line('7 50', 'other')));
  expect(end).toMatchObject({ kind: 'placed', placed: [{ row: 'other' }], earlier: [] });
  expect(bid.placedLines()).toEqual(['7 50', '7 50']);
  expect(other.news).toEqual([]);
});

it('another tab that opens meanwhile says nothing of it', async () => {
  const bid = openPlacing();
  await bid.tap();
  const other = bid.otherTab();
  other.placing.resume(account);
  await bid.time.pass(60_000);
  expect(other.placing.untold(account).earlier).toEqual([]);
});

it('a hidden page holds up another tab for half a second, which tells of the bid and sends nothing', async () => {
  const bid = openPlacing();
  const other = bid.otherTab();
  bid.page().screen.hidden = true;
  await bid.tap();
  const before = bid.time.now();
  const end = await bid.time.until(other.place(line('7 50', 'other')));
  expect(end).toMatchObject({ kind: 'earlier', placed: [], earlier: [{ number: '7 50' }] });
  expect(bid.time.now() - before).toBe(500);
  expect(bid.placedLines()).toEqual(['7 50']);
  await bid.time.pass(100);
  bid.page().screen.hidden = false;
  await bid.time.pass(60_000);
  expect(bid.news()).toEqual([]);
  expect(phases(bid)).toEqual([told]);
});

it('a hidden page that is shown again before anybody looks notes it then', async () => {
  const bid = openPlacing();
  bid.page().screen.hidden = true;
  await bid.tap();
  await bid.time.pass(600_000);
  expect(phases(bid)).toEqual([untold]);
  bid.page().screen.hidden = false;
  await bid.time.pass(20);
  expect(phases(bid)).toEqual([told]);
});

it('a hidden page reports a found bid once, however often it looks', async () => {
  const bid = openPlacing();
  await bid.tap();
  bid.reload();
  bid.page().screen.hidden = true;
  await bid.time.pass(10);
  expect(bid.page().placing.untold(account).earlier).toHaveLength(1);
  bid.page().placing.resume(account);
  await bid.time.pass(1000);
  expect(phases(bid)).toEqual([untold]);
  expect(bid.page().placing.untold(account).earlier).toEqual([]);
});

it('only one of two tabs that a browser opens again reports the bid of a dead page', async () => {
  const bid = openPlacing();
  await bid.tap();
  bid.page().die();
  const tabs = [bid.otherTab(), bid.otherTab()];
  for (const { placing } of tabs) placing.resume(account);
  const told: string[] = [];
  for (let ms = 0; ms < 2000; ms += 1) {
    for (const { news, placing } of tabs)
      if (news.splice(0).includes('untold'))
        told.push(...placing.untold(account).earlier.map(({ row }) => row));
    await bid.time.pass(1);
  }
  expect(told).toEqual(['7 50']);
});

it('a find of a check is reported elsewhere only once it is announced, because its form reports it first', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  void bid.tap();
  await bid.time.pass(60);
  bid.page().die();
  const { news, placing } = bid.otherTab();
  placing.resume(account);
  await bid.time.pass(5);
  // Another tab is sending, so a bid found meanwhile cannot be announced at once.
  bid.server.locked = true;
  for (let ms = 0; !news.includes('untold') && ms < 5000; ms += 1) {
    expect(placing.untold(account).earlier).toEqual([]);
    await bid.time.pass(1);
  }
  expect(placing.untold(account).earlier).toMatchObject([{ number: '7 50' }]);
});

it('a bid that one tab has reported is not reported again by a tab whose reading took longer', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  void bid.tap();
  await bid.time.pass(60);
  bid.page().die();
  const [slow, quick] = [bid.otherTab(), bid.otherTab()];
  bid.server.readMs = 500;
  slow.placing.resume(account);
  await bid.time.pass(5);
  bid.server.readMs = 40;
  quick.placing.resume(account);
  await bid.time.pass(60);
  expect(quick.news).toEqual(['untold']);
  expect(quick.placing.untold(account).earlier).toMatchObject([{ number: '7 50' }]);
  await bid.time.pass(60_000);
  expect(slow.placing.untold(account).earlier).toEqual([]);
  expect(phases(bid)).toEqual([{ ...untold, told: true }]);
});
