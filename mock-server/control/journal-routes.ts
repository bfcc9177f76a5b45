import type { AppKey } from '../../src/contract/envelope.ts';
import type { Routes } from './route.ts';
import { refuse } from '../data/refusal.ts';
import { jsonType } from '../provider/delivery.ts';
import type { JournalEntry } from '../provider/journal.ts';
import { cutMark } from '../provider/recording.ts';
import { createReplacer } from '../provider/replace-secrets.ts';

export const journalRoutes: Routes = {
  'GET requests': (mock, { since }) => mock.journal.since(since),
  'DELETE requests': mock => {
    mock.journal.clear();
    return {};
  },
  'GET reports': mock => mock.reports.summary(),
  'DELETE reports': mock => {
    mock.reports.clear();
    return {};
  },
  'GET journal.har': (mock, { since, origin }) =>
    harOf(mock.journal.since(since), { origin, appKey: mock.appKey }),
  'GET curl/:id': (mock, { id, origin }) => {
    const entry = mock.journal.since(Number(id) - 1)[0];
    if (entry === undefined || String(entry.seq) !== id) refuse(`No such call: ${id}`);
    return { curl: curlCommand(entry, origin) };
  },
};

/** The command that repeats a call. Masked values stay `***`. */
function curlCommand({ method, path, body }: JournalEntry, origin: string): string {
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

type Place = { readonly origin: string; readonly appKey: AppKey };

/**
 * The journal as HAR 1.2 without secrets, in the recorder's form. `_fault` and `_violations` are the mock's
 * notes.
 */
function harOf(entries: readonly JournalEntry[], place: Place): object {
  const { appKey } = place;
  // HAR requires absolute addresses.
  const origin = place.origin === '' ? 'http://mock' : place.origin;
  const replacer = createReplacer([], appKey);
  for (const { body, reply } of entries) {
    replacer.collect(body);
    replacer.collect(reply);
  }
  const log = {
    version: '1.2',
    creator: { name: 'matka mock', version: '1' },
    entries: entries.map(entry => {
      const { time, ms, status, fault, violations } = entry;
      return {
        startedDateTime: time,
        time: ms,
        request: requestOf({ ...entry, body: replacer.replace(entry.body) }, origin),
        response: {
          ...http,
          status,
          statusText: '',
          headers: [...headers, { name: 'Date', value: sentAt(time, ms) }],
          redirectURL: '',
          content: contentOf(replacer.replace(entry.reply), isCut(entry.reply)),
        },
        cache: {},
        timings: { send: 0, wait: ms, receive: 0 },
        ...(fault !== null && { _fault: fault }),
        ...(violations.length > 0 && { _violations: violations }),
      };
    }),
  };
  return { log };
}

const http = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
const headers = [{ name: 'Content-Type', value: jsonType }];

/** The value of the `Date` header, because the app's clock follows it. */
const sentAt = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toUTCString();

function requestOf({ method, path, body }: JournalEntry, origin: string): object {
  const isGet = method === 'GET';
  const queryString = isGet
    ? Object.entries(Object.assign({}, body)).map(([name, value]) => ({ name, value: String(value) }))
    : [];
  const query = new URLSearchParams(queryString.map(({ name, value }) => [name, value])).toString();
  return {
    ...http,
    method,
    url: origin + path + (query === '' ? '' : `?${query}`),
    headers: isGet ? [] : headers,
    queryString,
    ...(!isGet && { postData: { mimeType: jsonType, text: textOf(body) } }),
  };
}

const contentOf = (reply: unknown, cut: boolean): object => {
  const text = textOf(reply);
  return {
    size: new TextEncoder().encode(text).length,
    mimeType: jsonType,
    text,
    ...(cut && { comment: cutMark }),
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The journal keeps only 4,000 characters of a body. */
const isCut = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 4000 && value.endsWith('…');
