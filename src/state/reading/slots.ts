import { markets } from '../../contract/markets.ts';
import { resource } from '../core/resource.ts';

/** Starline's slots and Gali's markets, requested every 5 s while a screen shows them (spec 2 §9). */
export const slots = {
  starline: resource(markets.starlineGames, {}),
  gali: resource(markets.galiGames, {}),
} as const;
