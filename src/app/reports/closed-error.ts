import { errorNames, ownFile, type ReportLists } from '../../contract/reports.ts';

type ErrorRow = ReportLists['errors'];

/**
 * Words of messages of Chromium, Gecko, WebKit and our own code. All else in a message may be somebody's: a name, an
 * address, a word of the provider.
 */
const known: ReadonlySet<string> = new Set(
  (
    'a aborted access accessing after again all allow already an and any applied are argument array arrays as ' +
    'assign assignment async at attempted attempting await be because been before bigint blocked browser but by ' +
    'call callback called can cannot changed check child circular class clone closed closing code completed ' +
    'connection constant constructor content control convert converting could create css database declared ' +
    'default define defined delete denied descriptor destructure did directly document does dom dynamic ' +
    'dynamically element empty end environment error evaluated evaluating exceeded executing exist exists ' +
    'expected export expression extend failed failure fetch fetched fetching file for found from frozen ' +
    'function generator get getter global has have here http https identifier import imported importing in ' +
    'index indexed initialization initialize initialized input insecure insert instance instanceof instead ' +
    'integrity interface internal interrupted into invalid is it iterable iterator its json key large length ' +
    'lexical limit literal load loaded loading lock loop lost match maximum memory method mime minified missing ' +
    'mode module more much must mutation name named native network networkerror new no node non none not ' +
    'notifications null number object objects observer of offset on one only open operand operation operator or ' +
    'origin other out page parameter parent parse parsing part parts pattern permission policy private promise ' +
    'properties property prototype provided quota range react read reading readonly recursion reduce reference ' +
    'refresh regular rejected remove removed replace reply request required resizeobserver resource response ' +
    'result return running script security server set setter setting sheet size specified stack state store ' +
    'string style such super supported symbol syntax t target that the this thrown time timeout to token too ' +
    'transaction trusted try type undefined undelivered unexpected unhandled unknown unsupported user valid ' +
    'value variable was were when while window with without worker write your'
  ).split(' '),
);

const longest = 160;

/** `Cannot read properties of undefined (reading 'demo')` is `Cannot read properties of undefined reading …`. */
function closedMessage(message: string): string {
  const [, code] = /^Minified React error #(\d{1,3});/.exec(message) ?? [];
  if (code !== undefined) return `React #${code}`;
  const unquoted = message
    .slice(0, 2000)
    .replaceAll(/(["'`‘“«]).*?(\1|[’”»])|\S*[@/\\]\S*|\S*\d\S*/gs, ' … ')
    .replaceAll(/[^\p{L}…]+/gu, ' ');
  const words = unquoted.trim().split(' ');
  const closed = words.map(word => (known.has(word.toLowerCase()) ? word : '…'));
  return closed
    .filter((word, index) => word !== '…' || closed[index - 1] !== '…')
    .join(' ')
    .slice(0, longest);
}

const deepest = 8;

/** Lines of files that this page has loaded, the innermost first. */
const closedStack = (stack: string, loaded: ReadonlySet<string>): readonly string[] =>
  [...stack.matchAll(/\/assets\/([\w.-]+):(\d{1,4}):(\d{1,6})\b/g)]
    .filter(([, file = '']) => loaded.has(file))
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`)
    .slice(0, deepest);

export function closedError(
  kind: ErrorRow['kind'],
  thrown: unknown,
  loaded: ReadonlySet<string>,
): Omit<ErrorRow, 'route' | 'count'> {
  if (!(thrown instanceof Error)) return { kind, name: 'other', message: '', stack: [] };
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const name = errorNames.find(one => one === thrown.name) ?? 'other';
  return {
    kind,
    name,
    message: closedMessage(text(thrown.message)),
    stack: [...closedStack(text(thrown.stack), loaded)],
  };
}

/** The file of an address below `/assets/` of this site. */
export function ownFileOf(address: string, assets: string): string | null {
  const name = address.startsWith(assets) ? address.slice(assets.length) : '';
  return ownFile.test(name) ? name : null;
}

/** A host below others may be somebody's name: two labels are enough, three for `co.in`. */
export function closedOrigin(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.exec(blocked)?.[0] ?? 'other';
  const { protocol, hostname } = new URL(blocked);
  if (!/^(https?|wss?):$/.test(protocol)) return protocol.slice(0, -1);
  const [host = ''] = /[^.]+(\.[^.]{2,3})?\.[^.]+$/.exec(hostname) ?? [hostname];
  return `${protocol}//${host.replaceAll(/\d+/g, '#')}`;
}

/** Its major version alone. Browsers on iOS are WebKit, whatever their name. */
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
