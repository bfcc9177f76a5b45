import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mainRatesAtom } from '../../src/state/reading/rates.ts';
import { forgetSlidesAtom, slidesAtom } from '../../src/state/reading/slides.ts';
import { renderApp } from '../support/render-app.tsx';

const settled = () => act(async () => undefined);
const app = () => renderApp('/about');
const asked = (mock: Awaited<ReturnType<typeof app>>['mock'], path: string) =>
  mock.calls().filter(call => call.path === path).length;

it('is asked for when it is looked at, and again when it is looked at again', async () => {
  const { store, mock } = await app();
  expect(asked(mock, '/api-game-rates')).toBe(0);
  const leave = store.sub(mainRatesAtom, () => undefined);
  await settled();
  expect(store.get(mainRatesAtom)).toMatchObject({
    kind: 'loaded',
    value: { singleDigit: { stake: '10', win: '95' } },
  });
  leave();
  store.sub(mainRatesAtom, () => undefined);
  await settled();
  expect(asked(mock, '/api-game-rates')).toBe(2);
});

it('the same answer keeps the old value, so that nothing is drawn', async () => {
  const { store } = await app();
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  const before = store.get(mainRatesAtom);
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  expect(store.get(mainRatesAtom)).toBe(before);
});

it('a failure keeps the last good value', async () => {
  const { store, network } = await app();
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  network.online = false;
  store.sub(mainRatesAtom, () => undefined)();
  await settled();
  expect(store.get(mainRatesAtom)).toMatchObject({
    kind: 'failed',
    last: { jodiDigit: { stake: '10', win: '950' } },
  });
});

it('an answer that comes after it was forgotten is not taken', async () => {
  const { store, mock } = await app();
  store.sub(slidesAtom, () => undefined);
  store.set(forgetSlidesAtom);
  await settled();
  expect(asked(mock, '/api-get-slider-images')).toBe(1);
  expect(store.get(slidesAtom)).toEqual({ kind: 'loading' });
});
