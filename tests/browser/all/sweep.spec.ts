// Every screen is asked everything: nothing jumps while it loads, no word is cut at any size and in any language, each control
// can be hit, WCAG A and AA hold in both themes, and the console is silent.
import { gameList } from '../../../src/domain/game/game-list.ts';
import { playerScreens, visitorScreens, waysTo } from '../../support/all-screens.ts';
import { expect, test } from '../../support/app.ts';
import { cutWords } from '../../support/measure-layout.ts';
import { signIn } from '../../support/play.ts';
import {
  atSizes,
  loading,
  standStill,
  sweep,
  type Visit,
  walking,
  withLargeText,
} from '../../support/sweep.ts';
import { watchTraffic } from '../../support/traffic.ts';

/** The families share their forms and histories, so those of the main markets represent all. */
const swept = playerScreens.filter(({ view }) => {
  if (view.screen === 'bid') return gameList.find(({ key }) => key === view.game)?.family === 'main';
  return view.screen !== 'history' || view.history.startsWith('main');
});
/** One screen of each kind. If nothing jumps on it, nothing jumps on the others. */
const kinds = [...new Map(swept.map(route => [route.view.screen, route])).values()];

for (const { who, loaded, walked, from } of [
  { who: 'a visitor', loaded: visitorScreens, walked: visitorScreens, from: '/login' },
  { who: 'a player', loaded: kinds, walked: swept, from: '/imp' },
])
  test.describe(`all screens of ${who}`, () => {
    test.setTimeout(600_000);
    test.beforeEach(async ({ page }) => {
      if (from === '/imp') await signIn(page);
    });

    test('load without a jump, as they were served', async ({ context, mock }) => {
      // A device whose clock is wrong is put right by the first reply, and the time left may then take another line.
      const { now } = await mock.state();
      expect(await sweep(context, loaded, loading(now))).toEqual({});
    });

    test('are whole, in reach and accessible in each language', async ({ context }) => {
      expect(await sweep(context, walked, walking(from))).toEqual({});
    });
  });

/** Screens of the player that show names of markets and are opened by their address. */
const named = playerScreens.filter(({ view }) =>
  ['home', 'starline', 'gali', 'history', 'results', 'walletHistory'].includes(view.screen),
);

const lists = named.filter(({ view }) => ['home', 'starline', 'gali'].includes(view.screen));

const names: Visit = async tab => {
  await standStill(tab);
  await tab.goto('/imp');
  const settled = watchTraffic(tab);
  const { walk } = waysTo(tab);
  return async route => {
    await walk(route);
    await settled();
    return [...(await atSizes(tab, cutWords, ['zoomed'])), ...(await withLargeText(tab, cutWords))];
  };
};

for (const [scenario, screens] of [
  ['hindi-content', named],
  ['many-markets', lists.slice(0, 1)],
  ['betting-off', lists],
  ['closing-soon', lists],
] as const)
  test(`no name of the scenario ${scenario} is cut at 320 px, zoomed, and with text of 200 %`, async ({
    page,
    context,
    mock,
  }) => {
    await mock.reset({ scenario });
    await signIn(page);
    expect(await sweep(context, screens, names)).toEqual({});
  });
