import { expect, it } from 'vitest';
import { recordNumber } from '../../../src/domain/history/record-number.ts';

it.each([
  ['main', 'Single Digit', 'Open', [0, ''], ['0', '']],
  ['main', 'Jodi Digit', 'Close', [5, ''], ['05', '']],
  ['main', 'Jodi Digit', 'Close', [45, ''], ['45', '']],
  ['main', 'Single Pana', 'Open', [128, ''], ['128', '']],
  ['main', 'Triple Panna', 'Open', [0, ''], ['000', '']],
  ['main', 'Half Sangam', 'Open', [0, 0], ['0', '000']],
  ['main', 'Half Sangam', 'Close', [0, 0], ['000', '0']],
  // Some providers write the ank first, and some the pana, whatever the session.
  ['main', 'Half Sangam', 'Close', [5, 123], ['5', '123']],
  ['main', 'Half Sangam', 'Close', [5, 0], ['5', '000']],
  ['main', 'Half Sangam', 'Open', [123, 5], ['123', '5']],
  ['main', 'Half Sangam', 'Open', ['000', 5], ['000', '5']],
  ['main', 'Full Sangam', 'Close', [0, 128], ['000', '128']],
  ['starline', 'Triple Pana', 'Open', [0, ''], ['000', '']],
  ['gali', 'Left Digit', 'Close', [5, ''], ['5', '']],
  ['gali', 'Jodi Digit', 'Close', [7, ''], ['07', '']],
  // A text has kept its zeros, so it stays as the provider wrote it.
  ['main', 'Jodi Digit', 'Close', ['5', ''], ['5', '']],
  ['main', 'Crossing', 'Close', [5, ''], ['5', '']],
] as const)(
  '%s %s, %s: the JSON numbers %j are %j',
  (family, label, session, [digits, closeDigits], shown) => {
    expect(recordNumber(family, { label, session, digits, closeDigits })).toEqual({
      digits: shown[0],
      closeDigits: shown[1],
    });
  },
);
