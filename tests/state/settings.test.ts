import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { browserEnvironment } from '../../src/app/boot/browser-environment.ts';
import { plainConfig } from '../../src/api/plain-config.ts';
import { logOutAtom } from '../../src/state/account/log-out.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { chooseAtom, resultNotificationsAtom, settingsAtom } from '../../src/state/core/settings.ts';
import { memoryStore, otherTabs } from '../support/memory-store.ts';

const key = 'matka.settings.v1';
const plain = {
  language: null,
  theme: 'system',
  resultNotifications: false,
  board: false,
  keys: true,
  upiApp: null,
};

/** A page whose storage holds `text` as its settings. */
function pageWith(text: string | null, local = memoryStore()) {
  const { onOtherTabWrite, wrote } = otherTabs();
  if (text !== null) local.setItem(key, text);
  const store = createStore();
  const { configured } = browserEnvironment(store);
  store.set(environmentAtom, {
    ...configured({ ...plainConfig, zone: 'Asia/Kolkata' }),
    local,
    onOtherTabWrite,
  });
  return { store, local, wrote };
}

it.each<[what: string, text: string | null, read: object]>([
  ['nothing', null, plain],
  ['no object', '"hi"', plain],
  ['broken JSON', '{"language":', plain],
  [
    'every field',
    '{"language":"mr","theme":"dark","resultNotifications":true,"board":true,"keys":false,"upiApp":"paytm"}',
    { language: 'mr', theme: 'dark', resultNotifications: true, board: true, keys: false, upiApp: 'paytm' },
  ],
  ['a language that the app has not', '{"language":"ta","theme":"light"}', { ...plain, theme: 'light' }],
  ['a theme that the app has not', '{"language":"hi","theme":"pink"}', { ...plain, language: 'hi' }],
  ['a switch that is no flag', '{"resultNotifications":"yes"}', plain],
])('reads %s', (_what, text, read) => {
  expect(pageWith(text).store.get(settingsAtom)).toEqual(read);
});

it('a choice keeps the others, survives a reload, and a log-out does not remove it', () => {
  const { store, local } = pageWith(null);
  store.set(chooseAtom, { language: 'hi' });
  store.set(chooseAtom, { resultNotifications: true });
  expect(store.get(resultNotificationsAtom)).toBe(true);
  store.set(logOutAtom);
  const reloaded = pageWith(null, local).store;
  expect(reloaded.get(settingsAtom)).toEqual({ ...plain, language: 'hi', resultNotifications: true });
});

it('follows what another tab chooses while it is shown, and reads it when it is shown again', () => {
  const { store, local, wrote } = pageWith(null);
  const other = pageWith(null, local).store;
  const leave = store.sub(settingsAtom, () => undefined);
  expect(store.get(settingsAtom)).toEqual(plain);
  other.set(chooseAtom, { theme: 'dark' });
  wrote('another key');
  expect(store.get(settingsAtom).theme).toBe('system');
  wrote(key);
  expect(store.get(settingsAtom).theme).toBe('dark');
  other.set(chooseAtom, { theme: 'light' });
  wrote(null);
  expect(store.get(settingsAtom).theme).toBe('light');
  leave();
  other.set(chooseAtom, { theme: 'dark' });
  wrote(key);
  expect(store.get(settingsAtom).theme).toBe('light');
  store.sub(settingsAtom, () => undefined);
  expect(store.get(settingsAtom).theme).toBe('dark');
});

it('a choice that the browser cannot keep lasts as long as the page, on any screen', () => {
  const full = { ...memoryStore(), setItem: () => undefined };
  const { store, wrote } = pageWith(null, full);
  store.set(chooseAtom, { theme: 'dark' });
  store.sub(settingsAtom, () => undefined);
  wrote(null);
  expect(store.get(settingsAtom).theme).toBe('dark');
});
