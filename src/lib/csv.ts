/**
 * A text is a name and stays one: `05` never becomes 5. A plain decimal number is for counting, an ISO date
 * for sorting. A cell that turns out to be neither is also a text.
 */
export type Cell = string | { readonly number: string } | { readonly date: string };

/** RFC 4180 with a byte order mark, which tells spreadsheets that it is UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(cell: Cell): string {
  const text = writtenCell(cell);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writtenCell(cell: Cell): string {
  if (typeof cell === 'string') return asText(cell);
  if ('number' in cell) return /^-?\d+(\.\d+)?$/.test(cell.number) ? cell.number : asText(cell.number);
  return /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(cell.date) ? cell.date : asText(cell.date);
}

/** Spreadsheets never read a cell that begins with an apostrophe as a formula, a number or a date. */
const asText = (text: string): string => (formula.test(text) || isFigure(text) ? `'${text}` : text);

// The beginnings of formulas, after blanks and invisible marks, which spreadsheets skip. East Asian versions
// also read the full-width and small signs.
const formula = /^(?:[\s\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r\n])/u;

/** Words inside numbers, dates and times: `12E5`, `MAR1`, `3 PM`, `INR 5`. */
const wordsOfFigures =
  /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[ap]m|inr|rs|(?<=[\d.])[et](?=[-+\d])|(?<=\d)z$/giu;

const isFigure = (text: string): boolean =>
  /\p{Nd}/u.test(text)
    ? !/\p{L}/u.test(text.replace(wordsOfFigures, ''))
    : /^\s*(true|false)\s*$/i.test(text);
