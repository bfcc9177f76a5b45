import type { Game } from '../../../domain/game/games.ts';
import type { PlainKey } from '../../../text/message.ts';

/** What the heads of a board of jodis or panas are. */
export function legendOf({ family, inputs }: Game): PlainKey {
  if (inputs[0]?.allowed[0]?.length === 3) return 'board.panaHeads';
  return family === 'gali' ? 'board.galiHeads' : 'board.jodiHeads';
}
