import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Chips } from '../../src/ui/fields/chips.tsx';
import { CheckboxRow, Choice } from '../../src/ui/fields/choice.tsx';

const sessions = [
  { value: 'Open', label: 'Open' },
  { value: 'Close', label: 'Close' },
] as const;

function Session() {
  const [session, setSession] = useState<'Open' | 'Close'>('Open');
  return (
    <form aria-label="bid">
      <Choice legend="Session" name="session" options={sessions} value={session} onChange={setSession} />
      <button type="reset">Reset</button>
    </form>
  );
}

it('is a named group of radios that a form submits', async () => {
  render(<Session />);
  expect(screen.getByRole('radiogroup', { name: 'Session' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Close' }));
  expect(new FormData(screen.getByRole('form')).get('session')).toBe('Close');
});

it('keeps the chosen session when the form is reset after a bid', async () => {
  render(<Session />);
  await userEvent.click(screen.getByRole('radio', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('radio', { name: 'Close' })).toBeChecked();
});

it('cannot choose a closed session', async () => {
  const onChange = vi.fn();
  const options = [{ value: 'Open', label: 'Open', disabled: true }, sessions[1]];
  render(<Choice legend="Session" name="session" options={options} value="Close" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'Close' })).toBeChecked();
});

it('each checkbox ticks independently', async () => {
  const options = ['SP', 'DP', 'TP'].map(name => ({ name, label: name }));
  render(
    <form aria-label="bid">
      <CheckboxRow legend="Kinds" options={options} />
    </form>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'SP' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'TP' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'SP' }));
  expect([...new FormData(screen.getByRole('form'))]).toEqual([['TP', 'on']]);
});

it('hands over the value of a chip', async () => {
  const onPick = vi.fn();
  render(<Chips label="Add points" options={[{ value: 50, label: '+50' }]} chosen={null} onPick={onPick} />);
  await userEvent.click(screen.getByRole('button', { name: '+50' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(50);
});
