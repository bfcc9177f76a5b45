import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { attemptTable, checkTable, tapTable } from './placing-machine.ts';
import { rules } from '../../../src/domain/placing/rules.ts';

export const placingDoc = 'docs/design/placing.md';

/** The sentence above each rule in its file. */
function sentences(): ReadonlyMap<string, string> {
  const source = readFileSync('src/domain/placing/rules.ts', 'utf8');
  const above = source.matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:const noTrace: Rule = )?\{\s*name: '(\w+)'/g,
  );
  return new Map(
    Array.from(above, ([, comment = '', name = '']) => [name, comment.replace(/\s*\n \*\s*/g, ' ').trim()]),
  );
}

function ruleLines(): string {
  const said = sentences();
  const cell = (name: string): string => {
    const sentence = said.get(name);
    if (sentence === undefined) throw new Error(`The rule ${name} has no sentence`);
    return sentence;
  };
  return [
    '| Rule | What it says | The reading shows it |',
    '| --- | --- | --- |',
    ...rules.map(({ name, finding }) => `| \`${name}\` | ${cell(name)} | ${finding} |`),
  ].join('\n');
}

const parts = {
  placingRules: ruleLines,
  placingAttempts: attemptTable,
  placingTaps: tapTable,
  placingChecks: checkTable,
} as const satisfies { readonly [name: string]: () => string };

/** The text of docs/design/placing.md with the tables that are printed from the code. */
export async function withPlacingTables(text: string): Promise<string> {
  let whole = text;
  for (const [name, lines] of Object.entries(parts)) {
    const [begin, end] = [
      `<!-- ${name}: written by tests/placing-doc.test.ts -->`,
      `<!-- end of ${name} -->`,
    ];
    const [at, to] = [whole.indexOf(begin), whole.indexOf(end)];
    if (at < 0 || to < at) throw new Error(`${placingDoc} has no place for its ${name}`);
    whole = `${whole.slice(0, at + begin.length)}\n\n${lines()}\n\n${whole.slice(to)}`;
  }
  return format(whole, { ...(await resolveConfig(placingDoc)), filepath: placingDoc });
}
