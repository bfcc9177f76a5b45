import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { passTime } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';
import { drawn } from '../../support/shipped-react.ts';

const vibrate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vibrate.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = (name: RegExp) => {
  const found = screen.getByRole('button', { name }).closest('article');
  if (found === null) throw new Error('The button is in no card');
  return found;
};
const polls = (mock: AppMock) => mock.calls().filter(({ path }) => path === '/api-get-dashboard-data').length;
const market = (mock: AppMock, id: number) => {
  const found = mock.data().markets.find(candidate => candidate.id === id);
  if (found === undefined) throw new Error(`No market ${id}`);
  return found;
};
const withoutSlides = (mock: AppMock) => {
  mock.data().content.sliderdata = [];
};

it('spec 1 §2: Home shows market cards with times and results', async () => {
  await renderApp('/imp');
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(card(/^Kalyan/)).toHaveTextContent('Open bids till 3:00 PM · Close till 5:00 PM');
  expect(card(/^Kalyan/)).toHaveTextContent('Open: 2 h left');
  expect(card(/^Kalyan/)).not.toHaveTextContent(/Waiting|\*/);
  expect(card(/^Milan Day/)).toHaveTextContent('Close: 1 h 30 m left');
  expect(card(/^Milan Day/)).toHaveTextContent('123-6*-***');
  expect(card(/^Sridevi Morning/)).toHaveTextContent('470-17-890');
});

it('spec 1 §2: Home shows the slider images, below the markets, and none that repeats the headline', async () => {
  await renderApp('/imp');
  const slider = screen.getByRole('region', { name: 'News' });
  // The headline begins with 'Welcome to the demo', the title of the first of the three.
  expect(within(slider).getByRole('img')).toHaveAccessibleName('Single Digit pays 10 to 95');
  expect(within(slider).getAllByRole('button', { name: /^Slide \d$/ })).toHaveLength(2);
  const last = screen.getAllByRole('article').at(-1);
  expect(last?.compareDocumentPosition(slider)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a slide whose picture fails is hidden', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      mock.data().content.sliderdata = ['/slides/a.png', '/slides/b.png'].map(slider_image => ({
        slider_image,
        slider_title: '',
      }));
    },
  });
  const pictures = () =>
    screen.queryAllByRole<HTMLImageElement>('img', { hidden: true }).map(({ src }) => new URL(src).pathname);
  expect(pictures()).toEqual(['/slides/a.png', '/slides/b.png']);
  fireEvent.error(screen.getByRole('img'));
  expect(pictures()).toEqual(['/slides/b.png']);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
});

it('the markets have the headings Closes next, Later today and Closed', async () => {
  await renderApp('/imp');
  // At 1:00 PM seven of the eight are open.
  const sizes = ['Closes next', 'Later today', 'Closed'].map(
    name => within(screen.getByRole('region', { name })).getAllByRole('article').length,
  );
  expect(sizes).toEqual([3, 4, 1]);
});

it('leaves out slides whose address is not safe, and shows a picture once', async () => {
  const sliderdata = [
    'javascript:alert(1)',
    'http://elsewhere.example/a.png',
    '/slides/a.png',
    '/slides/a.png',
  ];
  await renderApp('/imp', {
    arrange: mock => {
      mock.data().content.sliderdata = sliderdata.map(src => ({ slider_image: src, slider_title: '' }));
    },
  });
  const pictures = screen.getAllByRole('img');
  expect(pictures.map(picture => picture.getAttribute('src'))).toEqual([
    new URL('/slides/a.png', location.href).href,
  ]);
  expect(pictures[0]).toHaveAccessibleName('Slide 1');
});

it('slides are loaded from the site, the host of the API and the hosts of `images`, and from nowhere else', async () => {
  const addresses = [
    'https://elsewhere.example/a.png?player=9876543210',
    'https://pictures.example/a.png',
    'https://api.example/a.png',
  ];
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  await renderApp('/imp', {
    config: { images: ['https://pictures.example', 'https://api.example/v2'] },
    arrange: mock => {
      mock.data().content.sliderdata = addresses.map(src => ({ slider_image: src, slider_title: 'News' }));
    },
  });
  const pictures = screen.getAllByRole('img', { hidden: true }).map(picture => picture.getAttribute('src'));
  expect(pictures).toEqual(addresses.slice(1));
  expect(document.body.innerHTML).not.toContain('elsewhere.example');
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
  vi.restoreAllMocks();
});

it('spec 1 §2: Home shows a scrolling headline (id 1)', async () => {
  const { mock } = await renderApp('/imp');
  expect(screen.getAllByText(/^Welcome to the demo\. Points here/)[0]).toBeVisible();
  expect(mock.calls().find(({ path }) => path === '/api-get-headline')?.body).toMatchObject({ ids: [1] });
  fireEvent.click(screen.getByRole('button', { name: 'Pause headline' }));
  expect(screen.getByRole('button', { name: 'Play headline' })).toBeVisible();
  const line = screen.getByRole('button', { name: /^Welcome to the demo/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
});

it("spec 1 §9: headline status '1' is visible, any other is not", async () => {
  await renderApp('/imp', {
    arrange: mock => {
      mock.data().content.headlines = [
        { id: 1, status: '1', notes: 'Shown' },
        { id: 1, status: '0', notes: 'Hidden' },
        { id: 2, status: '1', notes: 'Elsewhere' },
      ];
    },
  });
  expect(screen.getAllByText('Shown')).not.toEqual([]);
  expect(screen.queryByText(/Hidden|Elsewhere/)).toBeNull();
});

it('spec 1 §4, spec 2 §4: market open when msg_status equals 1, otherwise closed', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      market(mock, 1).msg_status = 2;
      market(mock, 3).msg_status = 1;
    },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Kalyan ?, Closed/ }));
  expect(location.pathname).toBe('/imp');
  fireEvent.click(screen.getByRole('button', { name: /^Sridevi Morning/ }));
  expect(location.pathname).toBe('/game');
  await wait(0);
});

it('spec 1 §9, §4: vibration 100 ms', async () => {
  await renderApp('/imp');
  fireEvent.click(screen.getByRole('button', { name: /^Sridevi Morning ?, Closed/ }));
  expect(vibrate.mock.calls).toEqual([[100]]);
});

it('spec 1 §9, §4: shake 500 ms', async () => {
  await renderApp('/imp');
  fireEvent.click(screen.getByRole('button', { name: /^Sridevi Morning ?, Closed/ }));
  expect(card(/^Sridevi/)).toHaveAttribute('data-shaking');
  await wait(499);
  expect(card(/^Sridevi/)).toHaveAttribute('data-shaking');
  await wait(1);
  expect(card(/^Sridevi/)).not.toHaveAttribute('data-shaking');
});

it('spec 1 §4, spec 2 §4: tapping a closed market vibrates and shakes without navigating', async () => {
  await renderApp('/imp');
  const entries = history.length;
  fireEvent.click(screen.getByRole('button', { name: /^Sridevi Morning ?, Closed/ }));
  expect([location.pathname, history.length]).toEqual(['/imp', entries]);
  expect(vibrate).toHaveBeenCalledOnce();
});

it('spec 2 §2: an open market opens the game screen with gameId, openTime and gameName', async () => {
  await renderApp('/imp');
  fireEvent.click(screen.getByRole('button', { name: /^Kalyan ?, Open/ }));
  expect(location.pathname).toBe('/game');
  expect(history.state).toMatchObject({ market: { id: '1', name: 'Kalyan', open: 900, close: 1020 } });
  await wait(0);
});

it('spec 1 §4, spec 2 §4: home market list refreshes every 5 seconds', async () => {
  const { mock } = await renderApp('/imp');
  const before = polls(mock);
  market(mock, 1).open_result = '470-1';
  await wait(4999);
  expect(polls(mock)).toBe(before);
  await wait(1);
  expect(polls(mock)).toBe(before + 1);
  expect(card(/^Kalyan/)).toHaveTextContent('470-1*-***');
});

it('spec 1 §9, spec 2 §9: market and home polling every 5000 ms', async () => {
  const { mock } = await renderApp('/imp');
  const before = polls(mock);
  await wait(60_000);
  expect(polls(mock) - before).toBe(12);
});

it('spec 2 §9: polling every 5000 ms for the dashboard stops with the screen', async () => {
  const { mock, unmount } = await renderApp('/imp');
  unmount();
  const before = polls(mock);
  await wait(20_000);
  expect(polls(mock)).toBe(before);
});

it('spec 1 §4, spec 2 §4, §8: polling failures are ignored: the last list stays, with a line that it is old → Offline: showing last update', async () => {
  const { network } = await renderApp('/imp');
  network.online = false;
  await wait(5000);
  expect(screen.getByText('Offline: showing last update')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(8);
  network.online = true;
  await wait(5000);
  expect(screen.queryByText('Offline: showing last update')).toBeNull();
});

it('a poll that brings the same reply draws nothing', async () => {
  const { mock } = await renderApp('/imp', { arrange: withoutSlides });
  // Waits for the parts that load when the page is idle.
  await passTime(5000);
  const [before, asked] = [drawn(), polls(mock)];
  await wait(30_000);
  expect(polls(mock)).toBe(asked + 6);
  expect(drawn() - before).toBe(0);
  market(mock, 1).open_result = '470-1';
  await wait(5000);
  expect(drawn() - before).toBe(1);
});

it('spec 1 §8: fetch failures of home data, sliders and headline are only logged', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      mock.fault({ path: '*', kind: 'status', value: 500, times: -1 });
    },
  });
  expect(screen.queryByText('Offline: showing last update')).toBeNull();
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
  const [failure, toasts, ...others] = screen.getAllByRole('alert');
  expect(failure).toHaveTextContent("Couldn't load the markets.");
  expect(toasts).toBeEmptyDOMElement();
  expect(others).toEqual([]);
});

it('spec 1 §8: an empty list of markets says NO DATA FOUND', async () => {
  await renderApp('/imp', { scenario: 'empty' });
  expect(screen.getByText('NO DATA FOUND')).toBeVisible();
});

it("shows the day's server time of the last update", async () => {
  const { mock } = await renderApp('/imp');
  expect(screen.getByText('Updated 1:00 PM')).toBeVisible();
  mock.advance('7m');
  await wait(5000);
  expect(screen.getByText('Updated 1:07 PM')).toBeVisible();
});

it('a market whose open time passes changes to Close bids only without a reload', async () => {
  const { mock } = await renderApp('/imp');
  expect(card(/^Time Bazar/)).toHaveTextContent('Open: 10 min left');
  expect(card(/^Time Bazar/)).not.toHaveTextContent('Waiting for the result');
  mock.advance('10m');
  await wait(6000);
  expect(card(/^Time Bazar/)).toHaveTextContent('Close bids only');
  expect(card(/^Time Bazar/)).toHaveTextContent('Close: 1 h left');
  expect(card(/^Time Bazar/)).toHaveTextContent('Waiting for the result');
});

it('the time left warns below 15 minutes', async () => {
  const { mock } = await renderApp('/imp');
  const soon = () =>
    within(card(/^Milan Day/))
      .getByText(/left$/)
      .hasAttribute('data-soon');
  // Until 2:30 PM, and it is 1:00 PM.
  mock.advance('75m');
  await wait(6000);
  expect([card(/^Milan Day/).textContent?.includes('Close: 15 min left'), soon()]).toEqual([true, false]);
  mock.advance('1m');
  await wait(6000);
  expect([card(/^Milan Day/).textContent?.includes('Close: 14 min left'), soon()]).toEqual([true, true]);
});

it("spec 1 §9, §4: betting status '1' is on: fund tiles and history links are there", async () => {
  await renderApp('/imp');
  const shortcuts = within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link');
  expect(shortcuts.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add Fund', '/imp9'],
    ['Withdraw', '/withdraw'],
    ['Starline', '/imp2'],
    ['Gali Disawar', '/galiIMP'],
    ['History', '/histories'],
  ]);
  expect(screen.queryByRole('link', { name: 'Market Charts' })).toBeNull();
});

it('spec 1 §4: with betting off fund tiles, history links and the wallet display are gone', async () => {
  await renderApp('/imp', { scenario: 'betting-off' });
  const shortcuts = within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link');
  expect(shortcuts.map(link => link.textContent)).toEqual(['Starline', 'Gali Disawar']);
  expect(screen.queryByRole('link', { name: /^Wallet/ })).toBeNull();
});

it('spec 1 §4: with betting off a Market Charts button appears per market', async () => {
  await renderApp('/imp', {
    scenario: 'betting-off',
    arrange: mock => {
      market(mock, 2).web_chart_url = 'javascript:alert(1)';
      market(mock, 3).web_chart_url = null;
    },
  });
  const charts = screen.getAllByRole('link', { name: 'Market Charts' });
  expect(charts).toHaveLength(6);
  // Time Bazar closes first.
  expect(charts[0]).toHaveAttribute('href', new URL('/chart-pages/time-bazar.html', location.href).href);
  expect(charts[0]).toHaveAttribute('target', '_blank');
  expect(charts[0]).toHaveAttribute('rel', 'noopener noreferrer');
});

it('spec 1 §4: with betting off tapping a market goes to /imp', async () => {
  await renderApp('/imp', { scenario: 'betting-off' });
  fireEvent.click(screen.getByRole('button', { name: 'Kalyan' }));
  expect(location.pathname).toBe('/imp');
  expect(screen.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  expect(vibrate).not.toHaveBeenCalled();
});

it('betting switched off on the server changes the screen at the next poll', async () => {
  const { mock } = await renderApp('/imp');
  mock.data().content.betting_status = '2';
  await wait(5000);
  expect(screen.getAllByRole('link', { name: 'Market Charts' })).toHaveLength(8);
});
