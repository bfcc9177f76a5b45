import { readFileSync } from 'node:fs';

/** The version in package.json, such as `1.0.0`. */
export const packageVersion = (): string =>
  /"version": "([^"]+)/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';
