import { endpointsDoc } from './endpoints.ts';
import { openApi } from './openapi/document.ts';
import { postmanCollection } from './openapi/postman.ts';

/** The documents that are made from the endpoint table, by their names in `docs/`. */
export const writtenDocs = (): Readonly<Record<string, string>> => ({
  'endpoints.md': endpointsDoc(),
  'openapi.json': json(openApi()),
  'postman.json': json(postmanCollection()),
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
