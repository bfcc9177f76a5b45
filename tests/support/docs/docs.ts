import { format, resolveConfig } from 'prettier';
import { endpointsDoc } from './endpoints-doc.ts';

/** The documents made from the tables, as file -> text: `tsx build.ts --docs` writes them, a test compares them. */
export async function docs(): Promise<{ readonly [file: string]: string }> {
  const style = await resolveConfig('docs/endpoints.md');
  return { 'docs/endpoints.md': await format(endpointsDoc(), { ...style, parser: 'markdown' }) };
}
