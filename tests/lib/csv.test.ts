import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csv } from '../../src/lib/csv.ts';

it('begins with a byte order mark and ends every row with CRLF', () => {
  expect(
    csv([
      ['Date', 'Points'],
      [{ date: '2026-11-21' }, { number: '50' }],
    ]),
  ).toBe('\uFEFFDate,Points\r\n2026-11-21,50\r\n');
});

it.each([
  ['Kalyan, Day', '"Kalyan, Day"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['कल्याण', 'कल्याण'],
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['\uFEFF\u00A0+91', "'\uFEFF\u00A0+91"],
  ['\u3164@SUM(A1)', "'\u3164@SUM(A1)"],
  ['\u200E\u2066-5+2', "'\u200E\u2066-5+2"],
  ['\0=1', "'\0=1"],
  ['﹦1+1', "'﹦1+1"],
  ['−5', "'−5"],
  ['', ''],
  ['Kalyan 2', 'Kalyan 2'],
  ['Milan = Day', 'Milan = Day'],
  ['T-1', 'T-1'],
  ['F9', 'F9'],
  ['Note T1', 'Note T1'],
])('the text %j is the cell %j', (text, cell) => {
  expect(csv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it.each([
  '05',
  '00',
  '000',
  '7',
  '4-120',
  '000012345',
  '12E5',
  '12e05',
  '2026-11-21T09:40:00Z',
  '1234567890123456789',
  '1/2',
  '3-4',
  '21/11/2026',
  '2026-11-21',
  '10:30 PM',
  'MAR1',
  '5 December',
  ' 05',
  '\u200B05',
  '०५',
  '50%',
  '₹500',
  'TRUE',
  'false',
])('the name %j stays a text in a spreadsheet', name => {
  expect(csv([[name]])).toBe(`\uFEFF'${name}\r\n`);
});

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21 09:40', '2026-11-21 09:40'],
  ['21.11.26', "'21.11.26"],
  ['=NOW()', "'=NOW()"],
  ['yesterday', 'yesterday'],
])('the date %j is the cell %j', (date, cell) => {
  expect(csv([[{ date }]])).toBe(`\uFEFF${cell}\r\n`);
});

it.each([
  ['-50', '-50'],
  ['9950.5', '9950.5'],
  ['=1', "'=1"],
  ['1e3', "'1e3"],
])('the number %j is the cell %j', (number, cell) => {
  expect(csv([[{ number }]])).toBe(`\uFEFF${cell}\r\n`);
});

/** Reads a file as RFC 4180 says. */
function parsed(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (const [, cell = '', end] of text.slice(1).matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('any texts are read back as they were, and none begins as a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a1,;"\r\n\t=+-@＝＋－＠\u200B\u2066\' अ') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), rows => {
      const read = parsed(csv(rows));
      expect(read.map(row => row.length)).toEqual(rows.map(row => row.length));
      for (const [y, row] of rows.entries())
        for (const [x, text] of row.entries()) {
          const found = read[y]?.[x] ?? '';
          expect([text, `'${text}`]).toContain(found);
          expect(found).not.toMatch(/^[\s\u200B\u2066]*[=+\-@＝＋－＠]|^[\t\r\n]/);
        }
    }),
  );
});
