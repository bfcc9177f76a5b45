import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

const from = () => screen.getByLabelText('From', { selector: 'input' });

async function openDates() {
  const app = await renderApp('/imp4');
  const own = screen.queryByRole('radio', { name: 'Own dates' });
  if (own !== null) await app.user.click(own);
  await app.user.clear(from());
  return app;
}

it.each([
  ['\u202a11/05/2026\u202c', '11/05/2026'],
  ['\u200e1\u200e1\u200e/\u200e05/2026', '11/05/2026'],
  ['११/०५/२०२६', '11/05/2026'],
  ['１１／０５／２０２６', '11/05/2026'],
])('spec 1 §5: a pasted date %j is %s', async (pasted, date) => {
  const { user } = await openDates();
  await user.click(from());
  await user.paste(pasted);
  expect(from()).toHaveValue(date);
});

it('a date in Devanagari digits gets its slashes by itself', async () => {
  const { user } = await openDates();
  await user.type(from(), '११०५२०२६');
  expect(from()).toHaveValue('11/05/2026');
});

it('nothing is rewritten while an input method composes a date', async () => {
  await openDates();
  fireEvent.compositionStart(from());
  for (const text of ['१', '११']) {
    fireEvent.input(from(), { target: { value: text }, isComposing: true });
    expect(from()).toHaveValue(text);
  }
  fireEvent.compositionEnd(from());
  expect(from()).toHaveValue('11/');
});
