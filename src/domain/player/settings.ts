import type { Language } from '../../text/translate.ts';

export const languageChoices = ['en', 'hi', 'mr'] as const satisfies readonly Language[];

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type Settings = {
  /** The chosen language, or null to follow the browser's. */
  readonly language: Language | null;
  readonly theme: Theme;
  /** Notifications while the app is open. */
  readonly resultNotifications: boolean;
  readonly board: boolean;
  /** `/` and `?` are keys of the app outside of text fields. */
  readonly keys: boolean;
  /** The app that was used for the last deposit. */
  readonly upiApp: string | null;
};

export const plainSettings: Settings = {
  language: null,
  theme: 'system',
  resultNotifications: false,
  board: false,
  keys: true,
  upiApp: null,
};
