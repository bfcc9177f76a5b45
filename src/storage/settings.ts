import * as v from 'valibot';
import { languageChoices, plainSettings, type Settings, themes } from '../domain/player/settings.ts';
import type { StoredEntry } from './entry.ts';
import { stored } from './table.ts';

/** The page's first script reads `language` and `theme` by itself (src/export/first-script.ts). */
export const settingsEntry: StoredEntry<Settings> = {
  ...stored.settings,
  schema: v.object({
    language: v.fallback(v.nullable(v.picklist(languageChoices)), plainSettings.language),
    theme: v.fallback(v.picklist(themes), plainSettings.theme),
    resultNotifications: v.fallback(v.boolean(), plainSettings.resultNotifications),
    board: v.fallback(v.boolean(), plainSettings.board),
    keys: v.fallback(v.boolean(), plainSettings.keys),
  }),
};
