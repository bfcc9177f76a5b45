import { type EndpointId, endpointIds, endpoints } from '../../../src/contract/index.ts';
import { examples } from '../endpoint-examples.ts';
import { optionalPaths } from '../../../src/api/config.ts';

/**
 * The text of `docs/endpoints.md`: the endpoint table, with the example of each call that the contract's
 * tests run.
 */
export const endpointsDoc = (): string =>
  [
    '# Endpoints',
    '',
    'Written from `src/contract` by `npm run build -- --docs`; the examples are those of the tests.',
    `${endpointIds.length - optionalCalls.length} calls, and ${optionalCalls.length} that no provider needs. Every POST also carries \`env_type: "Prod"\`, the application key, and \`unique_token\` where the table says token.`,
    'Any path can be renamed in `config.json` under `paths`, by the name in the first column. The [glossary](glossary.md) explains the words of the game.',
    '',
    '| Call | Request | Marks | Source |',
    '|---|---|---|---|',
    ...endpointIds.map(row),
    '',
    'Marks. *token*: carries the player\'s token. *status*: counts only when `status` is true (`true`, `"true"`, `1`, `"1"`).',
    "*embedded*: the first JSON object in the reply's text is read. *money*: moves points; never aborted and never sent twice by itself.",
    '*assumed*: a decision of this project, which the specification does not show. *optional*: the same, and called only where `paths` names it',
    '([optional-calls.md](optional-calls.md)).',
    '',
    ...endpointIds.flatMap(example),
  ].join('\n');

const sources: readonly (readonly [source: string, ids: readonly EndpointId[]])[] = [
  ['spec 1 §3, spec 2 §7', ['dashboard']],
  ['spec 1 §7, spec 2 §7', ['walletBalance']],
  ['spec 2 §7', ['starlineGames', 'submitBid', 'starlineSubmitBid', 'galiSubmitBid']],
  ['spec 2 §3, §7', ['galiGames', 'gameRates', 'starlineRates', 'galiRates', 'howToPlay']],
  ['spec 2 §4, §7', ['bidHistory', 'winHistory', 'starlineBidHistory', 'starlineWinHistory']],
  ['spec 2 §4, §7', ['galiBidHistory', 'galiWinHistory']],
  ['docs/optional-calls.md', ['resultHistory', 'logOut']],
];

/** The section of the specification about a call. Most calls are only in the table of spec 1. */
export const sourceOf = (id: EndpointId): string =>
  sources.find(([, ids]) => ids.includes(id))?.[0] ?? 'spec 1 §7';

function row(id: EndpointId): string {
  const { method, host, path } = endpoints[id];
  const where = host === 'api' ? '' : ` (${host} host)`;
  return `| [${id}](#${id.toLowerCase()}) | ${method} \`${path}\`${where} | ${marksOf(id).join(', ')} | ${sourceOf(id)} |`;
}

/** The marks of a call, as the table explains them. */
export function marksOf(id: EndpointId): readonly string[] {
  const { token, checksStatus, embedded, money, assumed } = endpoints[id];
  const optional = optionalCalls.includes(id);
  const marks = { token, status: checksStatus, embedded, money, assumed, optional };
  return Object.entries(marks).flatMap(([name, set]) => (set ? [name] : []));
}

const example = (id: EndpointId): readonly string[] => [
  `## ${id}`,
  '',
  endpoints[id].method === 'GET' ? 'Query' : 'Body',
  ...json(examples[id].body),
  'Reply',
  ...json(examples[id].wire),
];

const json = (value: unknown): readonly string[] => ['```json', JSON.stringify(value, null, 2), '```', ''];

/** The calls that a provider may lack, which the mock's config must name (docs/optional-calls.md). */
export const optionalCalls: readonly EndpointId[] = endpointIds.filter(id => id in optionalPaths);
