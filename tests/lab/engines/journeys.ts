import { expect } from '@playwright/test';
import { routePaths } from '../../../src/nav/routes.ts';
import { until } from './player.ts';
import { ask, logIn, openGame, proceed } from './steps.ts';
import type { World } from './world.ts';

type Journey = {
  readonly name: string;
  /** Whether the browser keeps anything; it does where nothing is said. */
  readonly storage?: boolean;
  readonly walk: (world: World) => Promise<void>;
};

const placed = 'Bid placed successfully!';
const failed = 'Failed to place bid. Please try again.';
const failedOrPlaced = /^(Failed to place bid\. Please try again\.|Bid placed successfully!)$/;
/** The browsers' messages about a missing reply. */
const lostReply = /Failed to load resource|NetworkError|net::ERR|Cross-Origin Request Blocked/;
/** Firefox's words for a file that was under way when the page was left. The hash is that of an empty file. */
const brokenOff = /None of the “sha256” hashes.*47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/;

/**
 * The journeys of every engine, written once. Expected figures are the demo player's 10,000 points less the
 * bids.
 */
export const journeys: readonly Journey[] = [
  {
    name: 'a player logs in, bids, and finds the bid in the history and the provider in its ledger',
    walk: async world => {
      const player = await world.newPlayer();
      await logIn(player);
      await player.see('link', /^Wallet 10,000/);
      await openGame(player, /^Kalyan/, 'Single Digit');
      await proceed(player, '7', '50');
      const before = world.bids().length;
      await ask(player);
      // Not on the list of rows, which can have it too.
      expect(await player.see('button', 'CANCEL')).toMatchObject({ focused: true });
      await player.press('button', 'SUBMIT');
      await player.see('text', placed);
      await player.seeNo('dialog', 'Confirm bid');
      await player.see('link', /^Wallet 9,950/);
      expect(world.balance()).toBe(9950);
      expect(world.bids()).toHaveLength(before + 1);
      expect(world.bids().at(-1)).toMatchObject({ digits: '7', points: 50, session: 'Open' });
      await player.open('/imp');
      await player.press('button', 'Menu');
      await player.press('link', 'Bid History');
      await player.see('heading', 'BID History');
      const [first] = await until('the history', async () => {
        const items = await player.look('listitem', /^/);
        return items.length > 0 && items;
      });
      expect(first?.text).toContain('Kalyan');
      expect(first?.text).toContain('50 pts');
      expect(await world.wrong()).toEqual([]);
    },
  },
  {
    name: 'a deposit opens the payment app once and is reported once',
    walk: async world => {
      const player = await world.newPlayer();
      await logIn(player);
      await player.open('/payviaupi');
      await player.fill('textbox', 'Amount', '730');
      await player.press('radio', 'Paytm');
      await player.press('button', 'Add Money');
      await player.until('matkaLinks.length === 1');
      const requests = () => world.mock.data().fund_requests.filter(row => row.request_amount === 730);
      await until('the request', async () => requests().length > 0, 15_000);
      await player.see('text', /Deposit of 730 pts requested/);
      expect(await world.wrong()).toEqual([]);
      await player.open('/wallet');
      await player.see('text', 'Waiting for approval');
      expect(requests()).toHaveLength(1);
      expect(await world.wrong()).toEqual([]);
    },
  },
  {
    name: 'two tabs are one player: a bid in one is the balance of both, a log-out ends both',
    walk: async world => {
      const first = await world.newPlayer();
      await logIn(first);
      const second = await world.newPlayer();
      await second.open('/imp');
      await second.see('link', /^Wallet 10,000/);
      await openGame(second, /^Kalyan/, 'Single Digit');
      await proceed(second, '3', '20');
      await ask(second);
      await second.press('button', 'SUBMIT');
      await second.see('text', placed);
      await first.show();
      await first.reload();
      await first.see('link', /^Wallet 9,980/);
      await second.show();
      await second.open('/settings');
      await second.press('button', 'Log out');
      await second.see('button', 'Login');
      await first.show();
      await first.see('button', 'Login');
      expect(world.balance()).toBe(9980);
      expect(await world.wrong()).toEqual([]);
    },
  },
  {
    name: 'a reply lost after the bid was taken: it is said, nothing is sent twice, and the bid is found',
    walk: async world => {
      const player = await world.newPlayer();
      await logIn(player);
      await openGame(player, /^Kalyan/, 'Single Digit');
      await proceed(player, '7', '50');
      const before = world.bids().length;
      await ask(player);
      world.mock.fault({ path: '/api-submit-bid', kind: 'drop-after' });
      await player.press('button', 'SUBMIT');
      // The app may find the bid at once. It then reports it, and there is nothing left to press.
      await player.see('text', failedOrPlaced);
      await player.press('button', 'SUBMIT', 3000).catch(() => undefined);
      await player.seeNo('dialog', 'Confirm bid');
      await player.see('link', /^Wallet 9,950/);
      expect(world.bids()).toHaveLength(before + 1);
      expect(world.calls('/api-submit-bid')).toBe(1);
      expect(await world.wrong(lostReply)).toEqual([]);
    },
  },
  {
    name: 'without a network the app starts from what the service worker kept, and comes back',
    walk: async world => {
      const player = await world.newPlayer();
      await logIn(player);
      await player.until('navigator.serviceWorker.controller !== null', 25_000);
      expect(await world.wrong()).toEqual([]);
      await world.site.cut();
      // This address was never loaded as a page.
      await player.open('/imp7');
      await player.see('heading', 'Wallet');
      await player.see('text', 'Offline');
      await world.site.mend();
      await player.open('/imp');
      await player.see('button', /^Kalyan/, 15_000);
      await player.seeNo('text', 'Offline');
    },
  },
  {
    name: 'every page is hydrated as it was rendered, and nothing goes wrong in its console',
    walk: async world => {
      const player = await world.newPlayer();
      // Without the config a page stays as it is when React has taken it over.
      world.site.hold('/config.json');
      for (const path of routePaths.map(each => each.toLowerCase().replace(':market', '1'))) {
        await player.open(path);
        await player.until("performance.getEntriesByName('hydrated').length > 0");
        expect(await world.wrong(brokenOff), path).toEqual([]);
      }
    },
  },
  {
    name: 'a browser whose storage throws: the app works, and a bid that nobody could follow up is not sent',
    storage: false,
    walk: async world => {
      const player = await world.newPlayer();
      await logIn(player);
      await openGame(player, /^Kalyan/, 'Single Digit');
      await proceed(player, '7', '50');
      await ask(player);
      await player.press('button', 'SUBMIT');
      await player.see('text', failed);
      expect(world.calls('/api-submit-bid')).toBe(0);
      expect(world.balance()).toBe(10_000);
      expect(await world.wrong()).toEqual([]);
    },
  },
];
