import { atom } from 'jotai';
import { plainSettings, type Settings } from '../../domain/player/settings.ts';
import { settingsEntry } from '../../storage/player.ts';
import { storedValue } from './stored-value.ts';

const settings = storedValue(settingsEntry);

/** The settings of this device, which outlive a log-out; the plain ones where nothing was chosen. */
export const settingsAtom = atom(get => get(settings.value) ?? plainSettings);

/** Stores one or more choices; the others stay. */
export const chooseAtom = atom(null, (get, set, choices: Partial<Settings>): void => {
  set(settings.value, { ...get(settingsAtom), ...choices });
});

/** Whether the player wants a notification of each result while the app is open. */
export const resultNotificationsAtom = atom(get => get(settingsAtom).resultNotifications);
