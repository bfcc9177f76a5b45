import { PlayWatch } from './play-watch.tsx';

/** What a player's own limits do on all screens; the background loads it. */
export const limitsParts = { PlayWatch };
