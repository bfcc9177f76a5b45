import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in fields by their labels (an empty text leaves one empty) and presses the button of that name. */
export async function fillIn(
  user: UserEvent,
  texts: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    // The form's script may still be on its way.
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    if (text !== '') await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: button }));
}
