import { nearestName } from './nearest-name.ts';

/** One line from the message of Node's `parseArgs`, whose flags have these names. */
export function flagProblem(message: string, names: readonly string[]): string {
  const [line = ''] = message.split('\n');
  return `${sentenceOf(line, names)} (--help lists the flags)`;
}

function sentenceOf(line: string, names: readonly string[]): string {
  const [, unknown, name = ''] = /^Unknown option '(--?([^']*))'/.exec(line) ?? [];
  if (unknown !== undefined) {
    const near = nearestName(name, names);
    return `Unknown option '${unknown}'${near === null ? '' : `; did you mean --${near}?`}`;
  }
  const [, word] = /^Unexpected argument '(.*?)'\. This command/.exec(line) ?? [];
  if (word !== undefined) return `'${word}' is one word too many`;
  const [, flag, fault] = /^Option '(?:-\w, )?(--[\w-]+).*' argument (missing|is ambiguous)/.exec(line) ?? [];
  if (fault === 'missing') return `${flag} needs a value`;
  if (fault !== undefined) return `${flag} needs a value; write ${flag}=VALUE if it begins with a dash`;
  return line.replace(/\.$/, '');
}
