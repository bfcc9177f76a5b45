import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

const rows = () => screen.getAllByRole('listitem').map(row => row.textContent);

it('spec 2 §2: /htp shows HTML content and the link to the YouTube tutorial', async () => {
  await renderApp('/htp');
  expect(screen.getByRole('heading', { level: 1, name: 'How To Play' })).toBeVisible();
  await screen.findByText(/A bid cannot be cancelled once it is placed/);
  const video = screen.getByRole('link', { name: 'Watch How to Play Tutorial on YouTube' });
  expect(video).toHaveAttribute('href', 'https://www.youtube.com/results?search_query=how+to+play');
  expect(video).toHaveAttribute('target', '_blank');
  expect(video).toHaveAttribute('rel', 'noopener noreferrer');
});

it('spec 1 §6: a visitor reads how to play, and no token is sent', async () => {
  const { mock } = await renderApp('/htp', { as: 'visitor' });
  await screen.findByText(/A bid cannot be cancelled once it is placed/);
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  const calls = mock.calls().filter(({ path }) => path === '/api-how-to-play');
  expect(calls).toMatchObject([{ violations: [] }]);
  expect(calls[0]?.body).not.toHaveProperty('unique_token');
});

it.each(['', ' \n', '<img src="https://example.invalid/guide.png">', '<p>&nbsp;</p>'])(
  'a guide without any readable text (%j) says so instead of a blank page',
  async how_to_play_content => {
    await renderApp('/htp', {
      arrange: mock =>
        void mock.fault({
          path: '/api-how-to-play',
          kind: 'reply',
          value: {
            status: true,
            content: [{ how_to_play_content, video_link: 'https://example.invalid/v' }],
          },
          times: -1,
        }),
    });
    expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
    expect(screen.getByRole('link', { name: /YouTube/ })).toBeVisible();
  },
);

it('a video link that is not safe is not a link', async () => {
  await renderApp('/htp', {
    arrange: mock => {
      mock.data().content.video_link = 'javascript:alert(1)';
    },
  });
  await screen.findByText(/A bid cannot be cancelled once it is placed/);
  expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
});

it('spec 2 §2: /gameRates is titled How To Play and lists ratios as a-b', async () => {
  await renderApp('/gameRates');
  expect(screen.getByRole('heading', { level: 1, name: 'How To Play' })).toBeVisible();
  expect(rows()).toEqual([
    'Single Digit 10-95',
    'Jodi Digit 10-950',
    'Single Pana 10-1,400',
    'Double Pana 10-2,800',
    'Triple Pana 10-6,000',
    'Half Sangam 10-10,000',
    'Full Sangam 10-1,00,000',
  ]);
});

it('spec 2 §8: rates and guide that cannot be read are not taken for empty ones', async () => {
  const arrange: Parameters<typeof renderApp>[1] = {
    arrange: mock => {
      mock.fault({ path: '/api-game-rates', kind: 'drop', times: -1 });
      mock.fault({ path: '/api-how-to-play', kind: 'html', times: -1 });
    },
  };
  const { unmount } = await renderApp('/gameRates', arrange);
  expect(screen.getByText("Couldn't load the rates.")).toBeVisible();
  expect(screen.queryByText('NO DATA FOUND')).toBeNull();
  unmount();
  await renderApp('/htp', arrange);
  expect(screen.getByText("Couldn't load the guide.")).toBeVisible();
  expect(screen.queryByText('NO DATA FOUND')).toBeNull();
});

it('spec 2 §2: /charts lists games, each with View Charts opening the chart URL in a new tab', async () => {
  await renderApp('/charts', {
    arrange: mock => {
      const [, second, third] = mock.data().markets;
      if (second) second.web_chart_url = 'ftp://example.com/';
      if (third) third.web_chart_url = 'https://example.com/chart';
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Market Charts' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'View Charts' })).toHaveLength(7);
  const row = screen.getByText('Sridevi Morning').closest('li');
  const link = within(row ?? document.body).getByRole('link', { name: 'View Charts' });
  expect(link).toHaveAttribute('href', 'https://example.com/chart');
  expect(link).toHaveAttribute('target', '_blank');
  const unsafe = screen.getByText('Milan Day').closest('li');
  expect(within(unsafe ?? document.body).queryByRole('link', { name: 'View Charts' })).toBeNull();
});

it('spec 1 §8: no charts at all say NO DATA FOUND', async () => {
  await renderApp('/charts', { scenario: 'empty' });
  expect(screen.getByText('NO DATA FOUND')).toBeVisible();
});

it('spec 2 §2: /histories has its eight buttons in order', async () => {
  await renderApp('/histories');
  expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const buttons = [
    ['Deposit History', '/AddFundHistory'],
    ['Wallet History', '/transaction'],
    ['Main Bid-History', '/imp4'],
    ['Main Win-History', '/imp3'],
    ['Starline Bid-History', '/imp5'],
    ['Starline Win-History', '/imp6'],
    ['Gali Bid-History', '/impbid'],
    ['Gali Win-History', '/impwin'],
  ] as const;
  expect(links.map(link => link.getAttribute('href'))).toEqual(buttons.map(([, href]) => href));
  for (const [index, [name]] of buttons.entries()) expect(links[index]).toHaveAccessibleName(name);
});

it('each history is described in the list', async () => {
  const { user } = await renderApp('/histories');
  const told = (name: string, words: string) =>
    expect(screen.getByRole('link', { name })).toHaveAccessibleDescription(words);
  told('Deposit History', 'Points you added to your wallet');
  told('Wallet History', 'Everything that came into your wallet or left it');
  told('Main Bid-History', 'Your bids on the main markets');
  told('Main Win-History', 'Your wins on the main markets');
  told('Starline Win-History', 'Your wins on Starline');
  told('Gali Bid-History', 'Your bids on Gali Disawar');
  await user.click(screen.getByRole('link', { name: 'Main Win-History' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'WIN HISTORY' })).toBeVisible();
});

it('spec 2 §6: without betting the Gali histories are locked', async () => {
  await renderApp('/histories', { scenario: 'betting-off' });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByText(/^Gali/)).toBeNull();
});

it('a path that is not a route shows Page not found and a link home', async () => {
  const { user } = await renderApp('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the home screen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
});
