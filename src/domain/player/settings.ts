import type { Language } from '../../text/translate.ts';

/** The languages that a player can choose, in the order of the choice. */
export const languageChoices = ['en', 'hi', 'mr'] as const satisfies readonly Language[];

/** The looks that a player can choose; `system` is the device's. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What the player has chosen for this device. */
export type Settings = {
  /** Null until the player has chosen: the browser's language then counts. */
  readonly language: Language | null;
  readonly theme: Theme;
  /** Whether the browser shows a notification of a result while the app is open. */
  readonly resultNotifications: boolean;
  /** Whether numbers of bids are entered on a board of all numbers, and not in fields. */
  readonly board: boolean;
  /** Whether `/` and `?` are keys of the app, where nothing can be typed. */
  readonly keys: boolean;
};

/** The settings of a device on which nothing was chosen. */
export const plainSettings: Settings = {
  language: null,
  theme: 'system',
  resultNotifications: false,
  board: false,
  keys: true,
};
