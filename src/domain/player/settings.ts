import type { Language } from '../../text/translate.ts';

export const languageChoices = ['en', 'hi', 'mr'] as const satisfies readonly Language[];

/** `system` is the device's. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type Settings = {
  /** Null: the browser's language counts. */
  readonly language: Language | null;
  readonly theme: Theme;
  /** While the app is open. */
  readonly resultNotifications: boolean;
  readonly board: boolean;
  /** `/` and `?` are keys of the app, where nothing can be typed. */
  readonly keys: boolean;
  /** Of the last deposit. */
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
