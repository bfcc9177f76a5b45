import { citedSections } from './cited-sections.ts';
import type { NamedTest } from './held-by.ts';

/** A row of a table of messages: its first cell, and the texts that are shown. */
export type MessageRow = { readonly about: string; readonly messages: readonly string[] };

/**
 * The rows of all tables in a section whose last column is 'Message'. The texts are in double quotes. A cell without
 * quotes describes what is shown, and is one text.
 */
export function messageRows(text: string): readonly MessageRow[] {
  const rows: MessageRow[] = [];
  let inTable = false;
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    const [about, last] = [cells[0], cells.at(-1)];
    if (about === undefined || last === undefined) inTable = false;
    else if (last === 'Message') inTable = true;
    else if (inTable && !/^[-: ]+$/.test(about)) rows.push({ about, messages: messagesIn(last) });
  }
  return rows;
}

/**
 * The messages of these rows that are in no test's title, each with the first cell of its row. Where another row has the
 * same message, or a longer one that contains it, the title must contain the first cell too.
 */
export function unheldMessages(
  rows: readonly MessageRow[],
  tests: readonly NamedTest[],
): readonly (readonly [about: string, message: string])[] {
  const titles = tests.map(({ title }) => citedSections(title).words);
  const shared = (message: string): boolean =>
    rows.filter(({ messages }) => messages.some(other => other.includes(message))).length > 1;
  const held = (about: string, message: string): boolean =>
    titles.some(title => {
      const rest = withoutMessage(title, message);
      return rest !== null && (!shared(message) || rest.toLowerCase().includes(about.toLowerCase()));
    });
  return rows.flatMap(({ about, messages }) =>
    messages.filter(message => !held(about, message)).map(message => [about, message] as const),
  );
}

const cellsOf = (line: string): readonly string[] =>
  line.startsWith('|')
    ? line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map(cell => cell.replaceAll('\\|', '|').replaceAll('**', '').replace('(ours)', '').trim())
    : [];

function messagesIn(cell: string): readonly string[] {
  const quoted = Array.from(cell.matchAll(/"([^"]+)"/g), ([, message = '']) => message);
  return quoted.length > 0 ? quoted : [cell];
}

/** A title without a message; null when the message is not in it. `{min}` and the like match any text. */
function withoutMessage(title: string, message: string): string | null {
  let [before, rest] = ['', title];
  for (const part of message.split(/\{[^}]+\}/)) {
    const at = rest.indexOf(part);
    if (at < 0) return null;
    before += rest.slice(0, at);
    rest = rest.slice(at + part.length);
  }
  return before + rest;
}
