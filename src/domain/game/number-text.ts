/** The text of a row's number; sangams as `open-close`. */
export const numberText = (row: { readonly digits: string; readonly closeDigits: string }): string =>
  row.closeDigits === '' ? row.digits : `${row.digits}-${row.closeDigits}`;
