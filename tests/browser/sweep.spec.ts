// A slice of all/sweep.spec.ts: the screens of every day.
import { playerScreens } from '../support/all-screens.ts';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';
import { sweep, walking } from '../support/sweep.ts';

const daily = ['/imp', '/jodi', '/imp4'];

test('the screens of every day are whole, in reach and accessible in each language', async ({
  page,
  context,
}) => {
  await signIn(page);
  const routes = playerScreens.filter(({ paths }) => paths.some(path => daily.includes(path)));
  expect(routes).toHaveLength(daily.length);
  expect(await sweep(context, routes, walking('/imp'))).toEqual({});
});
