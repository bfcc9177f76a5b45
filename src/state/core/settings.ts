import { atom } from 'jotai';
import { plainSettings, type Settings } from '../../domain/player/settings.ts';
import { settingsEntry } from '../../storage/player.ts';
import { storedValue } from './stored-value.ts';
import { action } from './environment.ts';

const settings = storedValue(settingsEntry);

export const settingsAtom = atom(get => get(settings.value) ?? plainSettings);

export const chooseAtom = action((get, set, choices: Partial<Settings>): void => {
  set(settings.value, { ...get(settingsAtom), ...choices });
});

export const resultNotificationsAtom = atom(get => get(settingsAtom).resultNotifications);
