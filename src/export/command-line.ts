import { parseArgs, type ParseArgsConfig } from 'node:util';
import { flagProblem } from '../lib/flag-problem.ts';
import { printable } from '../lib/printable.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** `help` is one page. `words` is the number of words that are allowed in addition to the flags. */
export type Command<O extends Options> = {
  readonly help: string;
  readonly options: O;
  readonly words?: number;
};

/** The next step of a command: go on, print its page, or end with one line and code 2. */
export type Asked<O extends Options> =
  | {
      readonly kind: 'run';
      readonly values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];
      readonly words: readonly string[];
    }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly line: string };

export function askedOf<O extends Options>(argv: readonly string[], command: Command<O>): Asked<O> {
  const { options, help, words: most = 0 } = command;
  if (argv.includes('--help')) return { kind: 'help', text: help };
  try {
    const read = parseArgs({ args: [...argv], options, allowPositionals: true });
    const extra = read.positionals[most];
    return extra === undefined
      ? { kind: 'run', values: read.values, words: read.positionals }
      : { kind: 'wrong', line: `'${printable(extra)}' is one word too many (--help lists the flags)` };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { kind: 'wrong', line: printable(flagProblem(message, Object.keys(options))) };
  }
}

/** Null if the command has ended with its page or its line. */
export function begun<O extends Options>(argv: readonly string[], command: Command<O>) {
  const asked = askedOf(argv, command);
  if (asked.kind === 'run') return asked;
  if (asked.kind === 'help') console.log(asked.text);
  else {
    console.error(asked.line);
    process.exitCode = 2;
  }
  return null;
}
