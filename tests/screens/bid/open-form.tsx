// The form loads this file late. It is imported here, because virtual time does not wait for a file.
import '../../../src/screens/bid/explanation-sheet.tsx';
import '../../../src/screens/bid/board/pad-board.tsx';
import '../../../src/screens/bid/board/pad-fill.tsx';
import '../../../src/screens/bid/bid-form.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { renderApp } from '../../support/render-app.tsx';

const market = (id: string, name: string, open: number, close: number | null) => ({
  id: marketId(id),
  name,
  open: minuteOfDay(open * 60),
  close: close === null ? null : minuteOfDay(close * 60),
});

/** Markets of the default world, all ahead at 1:00 PM. */
export const markets = {
  main: market('1', 'Kalyan', 15, 17),
  starline: market('1005', 'Kalyan Starline 2:00 PM', 14, null),
  gali: market('2002', 'Delhi Bazar', 15, null),
};

/** The typed or chosen values of a form, by label. `true` ticks a checkbox. */
export type Fill = { readonly [label: string]: string | true };

/** A bid form of the whole app, with 10,000 points in the wallet at 1:00 PM. */
export async function openForm(
  path: string,
  family: keyof typeof markets = 'main',
  options: Parameters<typeof renderApp>[1] = {},
) {
  const app = await renderApp(path, { state: { market: markets[family] }, ...options });
  await screen.findByLabelText('Date');
  const { user } = app;

  const write = async (fill: Fill): Promise<void> => {
    const newBid = screen.queryByRole('button', { name: 'New bid' });
    if (newBid !== null) await user.click(newBid);
    for (const [label, value] of Object.entries(fill)) {
      if (label === 'Session') {
        await user.click(screen.getByRole('radio', { name: String(value) }));
      } else if (value === true) {
        await user.click(screen.getByRole('checkbox', { name: label }));
      } else {
        fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
      }
    }
  };
  return {
    ...app,
    write,
    /** Types and presses Proceed. */
    proceed: async (fill: Fill = {}): Promise<void> => {
      await write(fill);
      await user.click(screen.getByText('Proceed'));
    },
    submit: () => user.click(screen.getByText('Submit')),
    /** The bodies that reached a path. */
    bodies: (called: string) =>
      app.mock
        .calls()
        .filter(call => call.path === called)
        .map(call => call.body),
  };
}

const tidy = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words of the slip's rows, with their payouts. */
export function paidRows(): readonly string[] {
  // The dialog, while it is open, shows them a second time.
  const [list] = screen.queryAllByRole('list', { name: 'Bids on this slip' });
  return list === undefined ? [] : within(list).getAllByRole('listitem').map(tidy);
}

/** The slip's rows: number, session, points. Payouts are left out, because they need the rates. */
export const rows = (): readonly string[] => paidRows().map(row => row.replace(/(?: ·)? pays [\d,]+/, ''));

/** The balance that is left in the top bar, with the unsent slips. */
export const left = (): string => tidy(screen.getByRole('link', { name: /^Wallet/ })).replace(/^Wallet /, '');

/** The error toasts, the newest first. */
export const errors = (): readonly string[] =>
  screen
    .getAllByRole('alert')
    .flatMap(region => Array.from(region.children, tidy))
    .filter(text => text !== '');

/** The toast with a text, which may stand at a field too. */
export const toast = (text: string): HTMLElement =>
  within(screen.getByRole('region', { name: 'Messages' })).getByText(text);

/** The dialog's names and values. */
export function facts(dialog: HTMLElement): Readonly<Record<string, string>> {
  const terms = within(dialog).getAllByRole('term').map(tidy);
  const values = within(dialog).getAllByRole('definition').map(tidy);
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
}
