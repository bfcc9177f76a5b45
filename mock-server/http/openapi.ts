import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseJson } from '../../src/lib/json.ts';
import { controlCalls } from '../control/control.ts';
import { isRecord } from '../data/refusal.ts';

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

/** Control calls that exist only over HTTP (docs/mock/reference.md "The control API"). */
const ofHttp = [
  'GET events',
  'POST expect',
  'GET health',
  'GET sessions',
  'POST sessions',
  'DELETE sessions/:id',
  'GET db/:collection',
  'POST db/:collection',
  'GET db/:collection/:id',
  'PUT db/:collection/:id',
  'PATCH db/:collection/:id',
  'DELETE db/:collection/:id',
] as const;

/** The contract with this server and with the control calls. Null if the document is missing. */
export async function openapiOf(origin: string): Promise<object | null> {
  const document = parseJson(await readFile(file, 'utf8').catch(() => ''));
  if (!isRecord(document)) return null;
  const control: Record<string, Record<string, object>> = {};
  for (const call of [...controlCalls, ...ofHttp]) {
    const [method = '', name = ''] = call.split(' ');
    const path = `/__mock/${name.replaceAll(/:(\w+)/g, '{$1}')}`;
    control[path] = { ...control[path], [method.toLowerCase()]: operationOf(method, name) };
  }
  const { tags, paths } = document;
  return {
    ...document,
    servers: [{ url: origin }],
    tags: [
      ...(Array.isArray(tags) ? (tags as readonly unknown[]) : []),
      { name: 'control', description: 'Calls of the mock alone (docs/mock/reference.md "The control API").' },
    ],
    paths: { ...(isRecord(paths) ? paths : {}), ...control },
  };
}

function operationOf(method: string, name: string): object {
  const title = name.replace('/:id', ' by id').replaceAll('-', ' ').replace('/:', ' ');
  const parameters = Array.from(name.matchAll(/:(\w+)/g), ([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const body = { 'application/json': { schema: { type: 'object' } } };
  const refused = { description: 'Refused: `error` says why, in one line.', content: body };
  return {
    operationId: `mock-${method.toLowerCase()}-${name.replaceAll('/:', '-').replaceAll('.', '-')}`,
    tags: ['control'],
    summary: `${method} ${title}`,
    security: [],
    ...(parameters.length > 0 && { parameters }),
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { requestBody: { required: false, content: body } }),
    responses: { 200: { description: 'Carried out.' }, '4XX': refused },
  };
}
