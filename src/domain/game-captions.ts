// What can be bid on in each game, in a few words: the line under its name on its tile.
import type { Message } from '../text/message.ts';
import type { GameKey } from './game-list.ts';
import type { Game } from './games.ts';

/** The first and the last of the allowed numbers: `0 to 9`. */
const range = ({ inputs }: Game): Message => {
  const allowed = inputs[0]?.allowed ?? [];
  return { key: 'caption.range', params: { first: allowed[0] ?? '', last: allowed.at(-1) ?? '' } };
};

/** A sentence with the number of the allowed panas. */
const counted =
  (key: 'caption.single' | 'caption.double' | 'caption.triple') =>
  ({ inputs }: Game): Message => ({ key, params: { count: inputs[0]?.allowed.length ?? 0 } });

const always = (message: Message) => (): Message => message;

const captions: { readonly [K in GameKey]: (game: Game) => Message } = {
  singleDigit: range,
  jodiDigit: range,
  singlePana: counted('caption.single'),
  doublePana: counted('caption.double'),
  triplePana: counted('caption.triple'),
  halfSangam: always({ key: 'caption.halfSangam' }),
  fullSangam: always({ key: 'caption.fullSangam' }),
  spDpTp: always({ key: 'caption.spDpTp' }),
  spMotor: always({ key: 'caption.spMotor' }),
  dpMotor: always({ key: 'caption.dpMotor' }),
  starlineSingleDigit: range,
  starlineSinglePana: counted('caption.single'),
  starlineDoublePana: counted('caption.double'),
  starlineTriplePana: counted('caption.triple'),
  leftDigit: always({ key: 'caption.leftDigit' }),
  rightDigit: always({ key: 'caption.rightDigit' }),
  galiJodi: range,
};

/** The caption of a game's tile. */
export const captionOf = (game: Game): Message => captions[game.key](game);
