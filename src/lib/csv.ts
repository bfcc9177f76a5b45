/** A cell: a text, or a plain decimal number such as `-50` or `9950.5`, which a spreadsheet may count with. */
export type Cell = string | { readonly number: string };

/**
 * A table as CSV (RFC 4180): commas, CRLF after every row, and a byte order mark, by which spreadsheets know that it is
 * UTF-8. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(cell: Cell): string {
  const isNumber = typeof cell !== 'string' && /^-?\d+(\.\d+)?$/.test(cell.number);
  const text = isNumber ? cell.number : harmless(typeof cell === 'string' ? cell : cell.number);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What spreadsheets read as a formula; the full-width signs are formulas in East Asian versions. */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
