// The way to every screen of the app, for tests and pictures of all of them.
import { expect, type Page } from '@playwright/test';
import { gameList } from '../../src/domain/game/game-list.ts';
import type { Family } from '../../src/domain/market/market.ts';
import { listPath, type Route, routes } from '../../src/nav/routes.ts';

/** The address of a route: its first path, with Kalyan in the place of any market. */
const addressOf = ({ paths: [path] }: Route): string => path.replace(':market', '1');

/** An open market of each family in the scenario `default` at 1:00 PM, by the first words on its card. */
const openMarkets: { readonly [F in Family]: RegExp } = {
  main: /^Kalyan\b/,
  starline: /^Kalyan Starline 2:00 PM/,
  gali: /^Delhi Bazar/,
};

/** The screens that are shown before a log-in. A player is sent away from them. */
export const visitorScreens: readonly Route[] = routes.filter(
  ({ shell, access }) => !shell && access === 'public',
);

/** The screens inside the shell, which a player can see all. */
export const playerScreens: readonly Route[] = routes.filter(({ shell }) => shell);

/** The family whose market a screen needs, or null for a screen that is opened by its address. */
function familyOf({ view }: Route): Family | null {
  if (view.screen === 'gameMenu') return view.family;
  if (view.screen !== 'bid') return null;
  return gameList.find(({ key }) => key === view.game)?.family ?? null;
}

/** Whether a screen is opened from a list of markets. */
export const needsMarket = (route: Route): boolean => familyOf(route) !== null;

/** The ways to a screen: as a player who follows a link or reloads, and within the app that is open. */
export type ScreenWays = {
  readonly open: (route: Route) => Promise<void>;
  readonly walk: (route: Route) => Promise<void>;
};

/** The ways to screens. Menus and forms get the market of `openMarkets`, which is chosen in its list once. */
export function waysTo(page: Page): ScreenWays {
  const chosen = new Map<Family, unknown>();
  const choose = async (family: Family): Promise<unknown> => {
    if (!chosen.has(family)) {
      await page.goto(listPath[family]);
      await page.getByRole('main').getByRole('button', { name: openMarkets[family] }).first().click();
      await page.waitForURL(address => address.pathname !== listPath[family]);
      chosen.set(family, await page.evaluate((): unknown => history.state));
    }
    return chosen.get(family);
  };
  const seen = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    open: async route => {
      const path = addressOf(route);
      const family = familyOf(route);
      if (family === null) await page.goto(path);
      else {
        const state = await choose(family);
        await page.evaluate(([next, at]) => history.replaceState(next, '', String(at)), [state, path]);
        await page.reload();
      }
      await seen();
    },
    walk: async route => {
      const family = familyOf(route);
      const state = family === null ? null : await choose(family);
      await page.evaluate(([next, at]) => history.pushState(next, '', String(at)), [state, addressOf(route)]);
      await seen();
    },
  };
}

/** Opens a screen by its address. */
export const screenOpener = (page: Page): ScreenWays['open'] => waysTo(page).open;
