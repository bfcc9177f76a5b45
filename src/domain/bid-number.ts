import type { Numbers } from './game-numbers.ts';
import type { Game } from './games.ts';
import type { BidSession } from './market.ts';
import { allPanas, doublePanas, isPana, singlePanas } from './panna.ts';

/** The numbers of the games whose field makes panas of what is typed. */
const made: { readonly [Key in Game['key']]?: readonly string[] } = {
  spDpTp: allPanas,
  spMotor: singlePanas,
  dpMotor: doublePanas,
};

const isAnk = (text: string): boolean => /^\d$/.test(text);

/** Whether a number can stand in a row of a game: numbers that others wrote are read by it, not typed ones. */
export function isNumberOf(game: Game, { digits, closeDigits }: Numbers, session: BidSession): boolean {
  if (game.key === 'fullSangam') return isPana(digits) && isPana(closeDigits);
  if (game.key === 'halfSangam')
    return session === 'Open' ? isAnk(digits) && isPana(closeDigits) : isPana(digits) && isAnk(closeDigits);
  const allowed = made[game.key] ?? game.inputs[0]?.allowed ?? [];
  return closeDigits === '' && allowed.includes(digits);
}
