import type { GenericSchema } from 'valibot';
import { endpointIds, endpointOf } from '../../../src/contract/index.ts';

/** The endpoint table as a page, for whoever connects a provider. */
export function endpointsDoc(): string {
  const rows = endpointIds.map(id => {
    const { path, host, method, token, money, assumed, source, body } = endpointOf(id);
    const marks = [token || 'no token', money && 'moves points', assumed && 'assumed'];
    const said = marks.filter(mark => typeof mark === 'string').join(', ');
    return `| ${[id, `${method} \`${path}\``, host, fieldsOf(body).join(', '), said, source].join(' | ')} |`;
  });
  const assumed = endpointIds.filter(id => endpointOf(id).assumed).length;
  return `# Endpoints

Made from the endpoint table in \`src/contract\` by \`npx tsx build.ts --docs\`; a test compares the two.

${rows.length} calls. Every body also carries \`env_type\`, the application key and, unless marked, \`unique_token\`.
\`config.json\` can rename any path, by the call's id under \`paths\`. The ${assumed} calls marked assumed have
paths of our own choice: the specification does not show them.

| Id | Call | Host | Fields | Marks | Source |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const fieldsOf = (body: GenericSchema): readonly string[] =>
  'entries' in body && typeof body.entries === 'object' && body.entries !== null
    ? Object.keys(body.entries).map(name => `\`${name}\``)
    : [];
