import { errorNames, isKnownWord, ownFile, type ReportLists } from '../../contract/reports.ts';

const mostWords = 24;

/**
 * `Cannot read properties of undefined (reading 'demo')` becomes `Cannot read properties of undefined reading
 * …`.
 */
function closedMessage(message: string): string {
  const [, code] = /^Minified React error #(\d{1,3});/.exec(message) ?? [];
  if (code !== undefined) return `React #${code}`;
  const unquoted = message
    .slice(0, 2000)
    .replaceAll(/([\u0022\u0027\u0060‘“«]).*?(\1|[’”»])|\S*[@/\\]\S*|\S*\d\S*/gs, ' … ');
  const parts = unquoted.match(/[A-Za-z]+|[^ -~]+/g) ?? [];
  const closed = parts.map(word => (isKnownWord(word) ? word : '…'));
  return closed
    .filter((word, index) => word !== '…' || closed[index - 1] !== '…')
    .slice(0, mostWords)
    .join(' ');
}

const deepest = 8;

/** The lines of files that this page has loaded, the innermost first. */
const closedStack = (stack: string, loaded: ReadonlySet<string>): readonly string[] =>
  [...stack.matchAll(/\/assets\/([\w.-]+):(\d{1,4}):(\d{1,6})\b/g)]
    .filter(([, file = '']) => loaded.has(file))
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`)
    .slice(0, deepest);

export function closedError(
  kind: ReportLists['errors']['kind'],
  thrown: unknown,
  loaded: ReadonlySet<string>,
) {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const { name, message, stack } =
    thrown instanceof Error ? thrown : { name: '', message: thrown, stack: '' };
  return {
    kind,
    name: errorNames.find(one => one === name) ?? 'other',
    message: closedMessage(text(message)),
    stack: [...closedStack(text(stack), loaded)],
  };
}

export function ownFileOf(address: string, assets: string): string | null {
  const name = address.startsWith(assets) ? address.slice(assets.length) : '';
  return ownFile.test(name) ? name : null;
}

/** The first labels of a host may be somebody's name, so two labels are enough, or three for `co.in`. */
export function closedOrigin(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.exec(blocked)?.[0] ?? 'other';
  const { protocol, hostname } = new URL(blocked);
  if (!/^(https?|wss?):$/.test(protocol)) return protocol.slice(0, -1);
  const [host = ''] = /[^.]+(\.[^.]{2,3})?\.[^.]+$/.exec(hostname) ?? [hostname];
  return `${protocol}//${host.replaceAll(/\d+/g, '#')}`;
}

/** Only the major version. All browsers on iOS are WebKit. */
export function engineOf(agent: string): string {
  const [, ios] = /\b(?:iPhone|iPad|iPod).* OS (\d{1,3})_/.exec(agent) ?? [];
  if (ios !== undefined) return `WebKit ${ios}`;
  const engines = { Gecko: /Firefox\/(\d{1,3})/, Chromium: /Chrom(?:e|ium)\/(\d{1,3})/ } as const;
  for (const [engine, pattern] of Object.entries(engines)) {
    const [, major] = pattern.exec(agent) ?? [];
    if (major !== undefined) return `${engine} ${major}`;
  }
  const [, safari] = /\bVersion\/(\d{1,3}).*Safari/.exec(agent) ?? [];
  return safari === undefined ? 'other 0' : `WebKit ${safari}`;
}
