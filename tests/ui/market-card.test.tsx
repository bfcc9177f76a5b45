import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MarketCard, type MarketCardProps } from '../../src/ui/cards/markets/market-card.tsx';

const onPress = vi.fn();
const kalyan = (): MarketCardProps => ({
  name: 'Kalyan',
  declared: '470-1',
  undeclared: '*-***',
  spoken: 'four seven zero, one',
  lead: 'Close: 2 h left',
  soon: false,
  status: 'Close bids only',
  times: 'Close bids till 5:00 PM',
  note: '',
  closed: false,
  under: true,
  onPress,
});

it('is one target whose name begins with the market', async () => {
  onPress.mockClear();
  render(<MarketCard {...kalyan()} />);
  const target = screen.getByRole('button', { name: /^Kalyan ?, Close bids only$/ });
  await userEvent.click(target);
  expect(onPress).toHaveBeenCalledOnce();
});

it('shows its result in figures and reads it in words', () => {
  render(<MarketCard {...kalyan()} />);
  expect(screen.getByText('470-1')).toBeVisible();
  expect(screen.getByText('470-1').closest('[aria-hidden]')).toHaveTextContent(/^470-1\*-\*\*\*$/);
  expect(screen.getByText('four seven zero, one').closest('[aria-hidden]')).toBeNull();
  expect(screen.getByRole('button')).toHaveAccessibleDescription(
    'four seven zero, one Close bids till 5:00 PM',
  );
});

it('keeps its extra button outside of the target', async () => {
  onPress.mockClear();
  render(<MarketCard {...kalyan()} action={<button>Market Charts</button>} />);
  expect(screen.getByRole('button', { name: /^Kalyan/ })).not.toContainElement(
    screen.getByText('Market Charts'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Market Charts' }));
  expect(onPress).not.toHaveBeenCalled();
});
