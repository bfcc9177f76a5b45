import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { games } from '../../../src/domain/game/games.ts';
import { gameCases } from './game-cases.ts';
import { errors, facts, type Fill, markets, openForm, rows } from './open-form.tsx';

const submitPaths = {
  main: '/api-submit-bid',
  starline: '/api-starline-submit-bid',
  gali: '/api-galidisawar-submit-bid',
};

/** Boxes stay ticked: a click would clear them. */
const typed = (fill: Fill = {}): Fill =>
  Object.fromEntries(Object.entries(fill).filter(([, value]) => value !== true));

it('the table below has every game', () => {
  expect(gameCases.map(game => game.path)).toEqual(games.map(game => game.path));
});

it.each(gameCases.map(game => [game.name, game.allows, game] as const))(
  'spec 2 §5, §2, §4, §1: %s %s is shown in its dialog and sent exactly as here, and Submit includes the typed bid',
  async (_name, _allows, game) => {
    const { proceed, write, submit, user, bodies, mock } = await openForm(game.path, game.family);
    const { family = 'main' } = game;
    for (const [fill, message] of game.refused) {
      await proceed(fill);
      await waitFor(() => expect(errors()[0]).toBe(message));
      expect(rows()).toEqual([]);
    }
    const [first, ...others] = game.accepted;
    await proceed(first?.[0]);
    expect(rows()).toEqual(first?.[1]);
    await submit();

    const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(facts(dialog)).toMatchObject({
      [markets[family].name]: title,
      Date: '21-November-2026',
      'Total Bid': game.dialog.bids,
      'Total Points': game.dialog.points,
      'Game Type': game.dialog.type,
      'Balance after': game.dialog.after,
    });
    expect(dialog).toHaveTextContent('a bid cannot be cancelled in any situation');
    expect(bodies(submitPaths[family])).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    await screen.findByText('Bid placed successfully!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(bodies(submitPaths[family])).toEqual(
      game.sent.map(({ pana, totalbit, gametype, rows: sent }) => ({
        env_type: 'Prod',
        app_key: 'demo',
        unique_token: '***',
        game_id: markets[family].id,
        new_result: {
          unique_token: '***',
          Gamename: markets[family].name,
          totalbit,
          gameid: markets[family].id,
          pana,
          gametype,
          session: gametype,
          bid_date: '21-November-2026',
          result: sent.map(([digits, closedigits, points]) => ({
            digits,
            closedigits,
            points,
            session: gametype,
          })),
        },
      })),
    );
    expect(mock.balance('9876543210')).toBe(10_000 - Number(game.dialog.points));

    const added: string[] = [];
    for (const [fill, texts] of others.length === 0 ? game.accepted : others) {
      await proceed(typed(fill));
      added.push(...texts);
      await waitFor(() => expect(rows()).toEqual(added));
    }
    const [wrong = {}, message] = game.refused.at(-1) ?? [];
    await write(wrong);
    await submit();
    const question = await screen.findByRole('dialog', { name: 'Confirm bid' });
    expect(within(question).getByText(/^Not included: /)).toBeVisible();
    if (message !== 'Please enter point') expect(within(question).getByText(message ?? '')).toBeVisible();
    expect(rows()).toEqual(added);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await write(typed(first?.[0]));
    await submit();
    await waitFor(() => expect(screen.queryByText(/^Not included: /)).toBeNull());
    await screen.findByRole('dialog', { name: 'Confirm bid' });
    expect(rows()).toEqual([...added, ...(first?.[1] ?? [])]);
  },
);
