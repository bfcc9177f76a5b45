import * as v from 'valibot';
import type { Player } from '../domain/player/account.ts';
import { entry, phone, points, stored } from './table.ts';
import { languageChoices, plainSettings, type Settings, themes } from '../domain/player/settings.ts';

const filled = v.pipe(v.string(), v.nonEmpty());

export const sessionEntry = entry<Player>(
  stored.session,
  v.object({ username: filled, token: filled, mobile: phone }),
);

export const endedSessionEntry = entry(stored.endedSession, v.string());
export const addressEntry = entry(stored.address, v.string());

export const deviceEntry = entry(stored.device, v.pipe(v.string(), v.regex(/^[0-9a-f-]{16,64}$/)));

/** Milliseconds since 1970, by the device's clock. */
export const renewalEntry = entry(stored.renewal, v.number());

/** Milliseconds since 1970, by the device's clock. */
export const touchedEntry = entry(stored.touched, v.number());

/** The page's first script also reads `language` and `theme` (src/app/boot/first-paint.ts). */
export const settingsEntry = entry<Settings>(
  stored.settings,
  v.object({
    language: v.fallback(v.nullable(v.picklist(languageChoices)), plainSettings.language),
    theme: v.fallback(v.picklist(themes), plainSettings.theme),
    resultNotifications: v.fallback(v.boolean(), plainSettings.resultNotifications),
    board: v.fallback(v.boolean(), plainSettings.board),
    keys: v.fallback(v.boolean(), plainSettings.keys),
    upiApp: v.fallback(v.nullable(v.string()), plainSettings.upiApp),
  }),
);

/**
 * The layout of the home screen: heights of the player's own part, and the markets with a slip on their
 * card.
 */
export type Places = {
  readonly day: string;
  readonly height: number;
  readonly payments: number;
  /** The height of one row of a slip. */
  readonly slip: number;
  /** How many of the rows are of bids that wait. */
  readonly waiting: number;
  readonly markets: readonly string[];
};

export const placesEntry = entry<Places>(
  stored.places,
  v.object({
    day: v.string(),
    height: points,
    payments: points,
    slip: points,
    waiting: points,
    markets: v.array(v.string()),
  }),
);
