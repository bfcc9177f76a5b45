import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { supportAtom } from '../../../src/state/reading/content.ts';
import { renderApp } from '../../support/render-app.tsx';

const path = '/api-get-contact-details';
const placeholder = '9876543219';
const placed = `+91${placeholder}`;
const config = { supportPhone: placeholder };

/** The app of a player on some screen, with a reader of the support numbers. */
async function reading(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/histories', { config, ...options });
  const stop = await act(async () => app.store.sub(supportAtom, () => undefined));
  return { ...app, stop, asked: () => app.mock.calls().filter(call => call.path === path).length };
}

type Case = [rule: string, mobile_no: string, mobile_1: string, support: string, chat: string, shots: string];

it.each<Case>([
  ['both are there', '9876543212', '9876543213', '+919876543212', '+919876543212', '+919876543213'],
  ['signs are stripped', '+91 98765-43212', '', '+919876543212', '+919876543212', '+919876543212'],
  ['the first is missing', '', '9876543213', '+919876543213', '+919876543213', '+919876543213'],
  ['both have fewer than 10 digits', '987654321', '98-76', placed, placed, placed],
  ['both are missing', '', '', placed, placed, placed],
  ['the first is toll-free', '1800 123 4567', '9876543213', '18001234567', '+919876543213', '+919876543213'],
  ['both are toll-free', '1800 123 4567', '1860 123 4567', '18001234567', '18001234567', '18601234567'],
])(
  'spec 1 §9: Support number minimum, 10 digits after stripping non-digits: %s',
  async (_rule, mobile_no, mobile_1, support, chat, screenshots) => {
    const arrange: NonNullable<Parameters<typeof renderApp>[1]>['arrange'] = mock => {
      mock.data().content.contact = { mobile_no, mobile_1, telegram_no: '' };
    };
    const { store, stop } = await reading({ arrange });
    expect(store.get(supportAtom)).toEqual({ support, chat, screenshots });
    stop();
  },
);

it('asks once for all who look', async () => {
  const { store, stop, asked } = await reading();
  stop();
  const again = await act(async () => store.sub(supportAtom, () => undefined));
  expect(asked()).toBe(1);
  again();
});

it('shows the placeholder when the server does not answer, and asks again the next time', async () => {
  const { store, stop, asked } = await reading({ arrange: mock => mock.fault({ path, kind: 'drop' }) });
  expect(store.get(supportAtom)).toEqual({ support: placed, chat: placed, screenshots: placed });
  stop();
  const again = await act(async () => store.sub(supportAtom, () => undefined));
  expect(asked()).toBe(2);
  expect(store.get(supportAtom).support).toBe('+919876543212');
  again();
});
