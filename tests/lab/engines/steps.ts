import type { Player } from './player.ts';

// A player's steps, as tests/support/play.ts has them for Chromium alone.

export async function logIn(player: Player): Promise<void> {
  await player.open('/login');
  await player.fill('field', 'Phone number', '9876543210');
  await player.fill('field', 'Password', 'demo1234');
  await player.press('button', 'Login');
  await player.see('heading', 'Markets');
}

/** From the list of markets to the form of a game. */
export async function openGame(player: Player, market: RegExp, game: string): Promise<void> {
  await player.press('button', market);
  await player.see('heading', 'Kalyan');
  await player.press('button', game);
  await player.see('heading', game);
}

export async function proceed(player: Player, digit: string, points: string): Promise<void> {
  await player.fill('combobox', 'Digit', digit);
  await player.fill('textbox', 'Points', points);
  await player.press('button', 'Proceed');
  await player.see('button', `Delete ${digit}`);
}

/** From the form with its rows to the question, which is left open. */
export async function ask(player: Player): Promise<void> {
  await player.press('button', 'Submit');
  await player.see('dialog', 'Confirm bid');
}
