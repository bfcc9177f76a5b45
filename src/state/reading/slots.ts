import { polled } from '../core/polled.ts';

/**
 * Starline's slots and Gali's markets, asked for every 5 s while a screen shows them (spec 2 §9). They are the
 * same for every player, so a logout leaves them.
 */
export const slots = { starline: polled('starlineGames'), gali: polled('galiGames') } as const;
