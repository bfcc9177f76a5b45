import type { JournalEntry } from '../provider/journal.ts';

/** A journalled call as a shell command; what was masked stays `***`. `origin` is the mock's address. */
export function curlOf({ method, path, body }: JournalEntry, origin: string): string {
  if (method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(Object.assign({}, body)).map(([name, value]) => [name, String(value)]),
    ).toString();
    return `curl -sS ${quoted(origin + path + (query === '' ? '' : `?${query}`))}`;
  }
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return `curl -sS -X ${method} ${quoted(origin + path)} -H 'content-type: application/json' --data ${quoted(sent)}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
