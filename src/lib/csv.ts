/** A plain decimal number, which a spreadsheet may count with. */
export type Cell = string | { readonly number: string };

/** RFC 4180 with a byte order mark, which says UTF-8 to spreadsheets. An apostrophe keeps a text from being a formula. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(cell: Cell): string {
  const isNumber = typeof cell !== 'string' && /^-?\d+(\.\d+)?$/.test(cell.number);
  const text = isNumber ? cell.number : harmless(typeof cell === 'string' ? cell : cell.number);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The full-width signs are formulas in East Asian versions. */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
