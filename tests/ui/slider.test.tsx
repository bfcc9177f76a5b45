import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Marquee } from '../../src/ui/cards/marquee.tsx';
import { Slider } from '../../src/ui/cards/slider.tsx';

const slides = ['a', 'b', 'c'].map(name => ({ src: `/slides/${name}.png`, alt: `Slide ${name}` }));
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      Object.assign(new EventTarget(), { matches: reduced, media: query }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  reduced = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = () =>
  render(
    <Slider
      slides={slides}
      label="Offers"
      dotLabel={n => `Offer ${n}`}
      pauseLabel="Pause"
      playLabel="Play"
      intervalMs={4000}
    />,
  );
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const current = () =>
  screen.getAllByRole('button').findIndex(dot => dot.getAttribute('aria-current') === 'true');
const button = (name: string) => screen.getByRole('button', { name });

it('goes on by itself and comes round', () => {
  show();
  expect(current()).toBe(0);
  wait(4000);
  expect(current()).toBe(1);
  wait(4000);
  wait(4000);
  expect(current()).toBe(0);
});

it('stops at pause and goes on at play', () => {
  show();
  fireEvent.click(button('Pause'));
  wait(20_000);
  expect(current()).toBe(0);
  fireEvent.click(button('Play'));
  wait(4000);
  expect(current()).toBe(1);
});

it('stops at a touch', () => {
  show();
  fireEvent.touchStart(screen.getByAltText('Slide a'));
  wait(20_000);
  expect(current()).toBe(0);
});

it('goes to a dot and stays there', () => {
  show();
  fireEvent.click(button('Offer 3'));
  wait(20_000);
  expect(current()).toBe(2);
});

it('rests while the page is hidden', () => {
  show();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(20_000);
  expect(current()).toBe(0);
  hidden.mockReturnValue(false);
  wait(4000);
  expect(current()).toBe(1);
});

it('stands still under reduced motion until the player asks', () => {
  reduced = true;
  show();
  wait(20_000);
  expect(current()).toBe(0);
  fireEvent.click(button('Play'));
  wait(4000);
  expect(current()).toBe(1);
});

it('needs no controls for a single slide', () => {
  render(
    <Slider
      slides={slides.slice(0, 1)}
      label="Offers"
      dotLabel={String}
      pauseLabel="Pause"
      playLabel="Play"
      intervalMs={1}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('pauses the headline and reads it once', () => {
  render(<Marquee text="Results within five minutes" pauseLabel="Pause news" playLabel="Play news" />);
  expect(screen.getAllByText('Results within five minutes', { ignore: '[aria-hidden]' })).toHaveLength(1);
  fireEvent.click(button('Pause news'));
  expect(button('Play news')).toBeVisible();
});
