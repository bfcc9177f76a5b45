import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.tsx'))
  .map(path => join('src', path));

/** The classes that `text` uses of its style sheets and that these do not have. */
function missingIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
    ([, name = '', sheet = '']) => {
      const styles = readFileSync(join(dirname(path), sheet), 'utf8');
      const used = [...text.matchAll(new RegExp(`(?<=[\\s{(,[])${name}\\.(\\w+)`, 'g'))];
      return used
        .map(([, style = '']) => style)
        .filter(style => !new RegExp(`\\.${style}\\b`).test(styles))
        .map(style => `${path}: ${style}`);
    },
  );
}

it('every class that a component uses is in its style sheet', () => {
  expect(components.flatMap(missingIn)).toEqual([]);
});
