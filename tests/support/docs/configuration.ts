import type { GenericSchema } from 'valibot';
import { configSchema } from '../../../src/api/config.ts';
import { plainConfig } from '../../../src/api/plain-config.ts';
import { configNotes } from './config-notes.ts';

/**
 * The text of `docs/configuration.md`: every field of `config.json` by its schema, with the words of
 * `config-notes.ts`.
 */
export const configurationDoc = (): string =>
  [
    '# Configuration',
    '',
    'Written from the schema in `src/api/config.ts` by `npm run build -- --docs`. [Hosting](hosting.md#configure) says how to set',
    'a field: `npm run configure -- --set FIELD=VALUE`. The value `none` restores the default.',
    '',
    '| Field | Type | Default | Means |',
    '|---|---|---|---|',
    ...configFields().map(
      ({ name, type, usual, means }) => `| \`${name}\` | ${type} | ${usual} | ${means} |`,
    ),
    '',
  ].join('\n');

type Row = { readonly name: string; readonly type: string; readonly usual: string; readonly means: string };

/** The parts of a valibot schema that the table shows. */
type Part = {
  readonly type: string;
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly pipe?: readonly Part[];
  readonly options?: readonly unknown[];
  readonly requirement?: unknown;
};

const isOptional = ({ type }: Part): boolean => type === 'optional' || type === 'nullable';
const inner = (part: Part): Part => (part.wrapped && isOptional(part) ? inner(part.wrapped) : part);

/** An object with defaults has a row for each of its fields; any other value has one row. */
function configFields(): readonly Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot's types of a schema name no parts
  const whole = configSchema as GenericSchema as unknown as Part;
  return Object.entries(whole.entries ?? {}).flatMap(([name, part]) => {
    const usual = usualOf(plainConfig, name);
    const { entries } = inner(part);
    return entries === undefined || typeof usual !== 'object' || usual === null
      ? [row(name, part, isOptional(part), usual)]
      : Object.entries(entries).map(([field, of]) =>
          row(`${name}.${field}`, of, isOptional(part) || isOptional(of), usualOf(usual, field)),
        );
  });
}

const usualOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

function row(name: string, part: Part, isOptional: boolean, usual: unknown): Row {
  const note = configNotes[name];
  if (note === undefined) throw new Error(`tests/support/docs/config-notes.ts has no words for ${name}`);
  return {
    name,
    type: note.type ?? typeOf(inner(part)),
    usual: note.usual ?? (isOptional ? shown(usual) : 'required'),
    means: note.means,
  };
}

function shown(usual: unknown): string {
  if (usual === undefined || (typeof usual === 'object' && usual !== null)) return 'none';
  const text = typeof usual === 'string' ? usual : JSON.stringify(usual);
  return text === '' ? 'empty' : `\`${text}\``;
}

function typeOf(part: Part): string {
  const limit = (type: string): number | null => {
    const found = part.pipe?.find(step => step.type === type)?.requirement;
    return typeof found === 'number' ? found : null;
  };
  if (part.type === 'boolean') return '`true` or `false`';
  if (part.type === 'picklist')
    return (part.options ?? []).map(option => `\`${String(option)}\``).join(' or ');
  if (part.type === 'number') return `${limit('min_value')} to ${limit('max_value')}`;
  const longest = limit('max_length');
  return longest === null ? 'text' : `text up to ${longest} letters`;
}
