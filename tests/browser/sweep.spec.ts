// A slice of all/sweep.spec.ts: the screens of every day, loaded on a slow line and asked everything.
import { playerScreens } from '../support/all-screens.ts';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';
import { loading, sweep } from '../support/sweep.ts';

const daily = ['/imp', '/jodi', '/imp4'];

test('the screens of every day load without a jump, and are whole, in reach and accessible', async ({
  page,
  context,
  mock,
}) => {
  test.slow();
  await signIn(page);
  const routes = playerScreens.filter(({ paths }) => paths.some(path => daily.includes(path)));
  expect(routes).toHaveLength(daily.length);
  const { now } = await mock.state();
  expect(await sweep(context, routes, loading(now, ['phone']))).toEqual({});
});
