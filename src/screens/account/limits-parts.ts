import { play } from '../../text/en/play.ts';
import { addWords } from '../../text/translate.ts';
import { PlayWatch } from './play-watch.tsx';

addWords(play);

/** What a player's own limits do on all screens; the background loads it. */
export const limitsParts = { PlayWatch };
