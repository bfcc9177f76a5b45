import { toJsonSchema } from '@valibot/to-json-schema';
import { reportSchema } from '../../../src/contract/reports.ts';
import { configurationDoc } from './configuration.ts';
import { endpointsDoc } from './endpoints.ts';
import { openApi } from './openapi/document.ts';
import { postmanCollection } from './openapi/postman.ts';

/** The documents that are made from the tables, by their names in `docs/`. */
export const writtenDocs = (): Readonly<Record<string, string>> => ({
  'configuration.md': configurationDoc(),
  'endpoints.md': endpointsDoc(),
  'openapi.json': json(openApi()),
  'postman.json': json(postmanCollection()),
  // That a message has known words alone is no pattern.
  'reports.schema.json': json(toJsonSchema(reportSchema, { errorMode: 'ignore' })),
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
