import { expect, it } from 'vitest';
import { loadAllScreens, screenOf } from '../../src/app/screens/registry.ts';
import { routes } from '../../src/nav/routes.ts';
import { ComingSoonScreen } from '../../src/screens/content/coming-soon-screen.tsx';

/** What is not built yet. Who builds one of these takes it out; the end is an empty list. */
const unbuilt: readonly string[] = [];

it('exactly the routes that are not built yet show Coming soon', async () => {
  await loadAllScreens();
  const actual = routes.filter(({ view }) => screenOf(view.screen) === ComingSoonScreen);
  expect(actual.map(({ paths }) => paths[0])).toEqual(unbuilt);
});

it('every route has a screen', async () => {
  await loadAllScreens();
  expect(routes.filter(({ view }) => screenOf(view.screen) === null)).toEqual([]);
});
