import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

/** 70 letters of three scripts, signs, spaces at both ends, as a password manager may make them. */
const long = ` ${'aB3 €पß😀"\\<>'.repeat(7)} `;

it.each<[path: string, as: 'visitor' | 'player', fields: Readonly<Record<string, string>>]>([
  ['/login', 'visitor', { Password: 'current-password' }],
  ['/r', 'visitor', { Password: 'new-password' }],
  [
    '/change',
    'player',
    {
      'Current Password': 'current-password',
      'New Password': 'new-password',
      'Confirm Password': 'new-password',
    },
  ],
])(
  'the passwords of %s are hidden, known to password managers, and taken whole by pasting',
  async (path, as, fields) => {
    const { user } = await renderApp(path, as === 'visitor' ? { as } : {});
    for (const [label, use] of Object.entries(fields)) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveAttribute('type', 'password');
      expect(field).toHaveAttribute('autocomplete', use);
      expect(field).not.toHaveAttribute('maxlength');
      await user.click(field);
      await user.paste(long);
      expect(field).toHaveValue(long);
    }
  },
);

it('a long password of any signs is sent as it was typed', async () => {
  const { user, mock } = await renderApp('/login', { as: 'visitor' });
  mock.data().users.forEach(player => (player.password = long));
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '9876543210' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: long } });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('button', { name: /menu/i });
  expect(mock.calls().find(call => call.path === '/api-user-login')).toMatchObject({
    reply: { status: true },
  });
});
