import { citedSections } from './cited-sections.ts';
import type { NamedTest } from './held-by.ts';

/** A row of a table of messages: what it is about, and each text that is shown for it. */
export type MessageRow = { readonly about: string; readonly messages: readonly string[] };

/**
 * The rows of a section's tables whose last column is named 'Message'. The texts stand in double quotes; a cell
 * without quotes says in words what is shown, which is then the one text.
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
 * The messages of these rows that no test's title names, each with what its row is about. Where another row has the same
 * message, or one that contains it, the title has to name beside it what the row is about.
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

/** What a title says beside a message, null where it does not name it; `{min}` and the like stand for anything. */
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
