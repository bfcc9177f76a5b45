import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MarketCard, sameCard, type MarketCardProps } from '../../src/ui/cards/market-card.tsx';

const onPress = vi.fn();
const kalyan = (): MarketCardProps => ({
  name: 'Kalyan',
  resultDone: '470-1',
  resultRest: '*-***',
  status: { tone: 'good', label: 'Open' },
  times: [{ label: 'Open', value: '3:00 PM' }],
  closed: false,
  onPress,
});

it('is one target whose name begins with the market', async () => {
  onPress.mockClear();
  render(<MarketCard {...kalyan()} />);
  const target = screen.getByRole('button', { name: /^Kalyan/ });
  expect(target).toHaveAccessibleDescription(/^470-1 ?\*-\*\*\*$/);
  await userEvent.click(target);
  expect(onPress).toHaveBeenCalledOnce();
});

it('keeps its extra button outside of the target', async () => {
  onPress.mockClear();
  render(<MarketCard {...kalyan()} href="/game" action={<button>Market Charts</button>} />);
  expect(screen.getByRole('link', { name: /^Kalyan/ })).not.toContainElement(
    screen.getByText('Market Charts'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Market Charts' }));
  expect(onPress).not.toHaveBeenCalled();
});

it.each<[string, Partial<MarketCardProps>, boolean]>([
  ['is not drawn again for equal data in new objects', {}, true],
  ['is drawn again when the result changes', { resultDone: '470-12' }, false],
  ['is drawn again when the status changes', { status: { tone: 'warn', label: 'Close only' } }, false],
  ['is drawn again when a time changes', { times: [{ label: 'Open', value: '3:05 PM' }] }, false],
  ['is drawn again when a time goes', { times: [] }, false],
  ['is drawn again when it begins to shake', { shaking: true }, false],
  ['is drawn again when the press does something else', { onPress: () => {} }, false],
])('%s', (_name, change, same) => {
  expect(sameCard(kalyan(), { ...kalyan(), ...change })).toBe(same);
});
