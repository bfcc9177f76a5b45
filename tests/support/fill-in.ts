import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills in fields by their labels (an empty text leaves one empty), presses the button of that name, and lets the form
 * act on it.
 */
export async function fillIn(
  user: UserEvent,
  texts: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    // A form may have to be fetched first.
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    if (text !== '') await user.paste(text);
  }
  await act(() => user.click(screen.getByRole('button', { name: button })));
}
