import { type EndpointId, endpointIds, endpoints } from '../../../src/contract/index.ts';
import { examples } from '../endpoint-examples.ts';
import { demoConfig } from '../../../src/api/config.ts';

/** `docs/endpoints.md`: the endpoint table, with the example of each call that the contract's tests run. */
export const endpointsDoc = (): string =>
  [
    '# Endpoints',
    '',
    'Written from `src/contract` by `npm run build -- --docs`; the examples are those of the tests.',
    `${endpointIds.length - optionalCalls.length} calls, and ${optionalCalls.length} that no provider needs. Every POST also carries \`env_type: "Prod"\`, the application key, and \`unique_token\` where the table says token.`,
    'Any path can be renamed in `config.json` under `paths`, by the name in the first column.',
    '',
    '| Call | Request | Marks | Source |',
    '|---|---|---|---|',
    ...endpointIds.map(row),
    '',
    'Marks. *token*: carries the player\'s token. *status*: counts only when `status` is true (`true`, `"true"`, `1`, `"1"`).',
    "*embedded*: the first JSON object in the reply's text is read. *money*: moves points; never aborted and never sent twice by itself.",
    '*assumed*: our decision, the specification does not show it. *optional*: ours too, and called only where `paths` names it',
    '([hosting.md](hosting.md#optional-calls)).',
    '',
    ...endpointIds.flatMap(example),
  ].join('\n');

function row(id: EndpointId): string {
  const { method, host, path, source } = endpoints[id];
  const where = host === 'api' ? '' : ` (${host} host)`;
  return `| [${id}](#${id.toLowerCase()}) | ${method} \`${path}\`${where} | ${marksOf(id).join(', ')} | ${source} |`;
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

/** The calls that no provider needs: those that the mock's config has to name (docs/hosting.md "Optional calls"). */
export const optionalCalls: readonly EndpointId[] = endpointIds.filter(
  id => id in (demoConfig('Asia/Kolkata').paths ?? {}),
);
