import { toJsonSchema } from '@valibot/to-json-schema';
import { reportSchema } from '../../../src/contract/reports.ts';
import { configurationDoc } from './configuration.ts';
import { endpointsDoc } from './endpoints.ts';
import { openApi } from './openapi/document.ts';
import { postmanCollection } from './openapi/postman.ts';

/** The generated documents by their names in `docs/`. */
export const writtenDocs = (): Readonly<Record<string, string>> => ({
  'configuration.md': configurationDoc(),
  'endpoints.md': endpointsDoc(),
  'openapi.json': json(openApi()),
  'postman.json': json(postmanCollection()),
  // A JSON schema cannot express that a message has only known words, so that check is left out.
  'reports.schema.json': json(toJsonSchema(reportSchema, { errorMode: 'ignore' })),
});

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
