import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Bundle, entry, staticImports } from './bundle.ts';
import { group } from './chunk-lists.ts';

/**
 * What moves points, takes passwords, or lets a server's HTML in. The map stands in every page and costs it 45 bytes a file,
 * so that it has no room for parts that only show something. The service worker checks all files
 * (docs/reliability.md "Content from the server").
 */
export const guarded: ReadonlySet<string> = new Set([
  'src/app/shell/background.tsx',
  group('bid'),
  group('wallet'),
  group('funds'),
  group('account'),
  'src/screens/bid/confirm-bid.tsx',
  'src/screens/wallet/confirm-transfer.tsx',
  'src/state/account/verifier.ts',
  'src/ui/layout/sanitise.ts',
]);

/** What a browser compares a script with before it runs it. `file` is below the project. */
export const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/**
 * The import map of every page: what the scripts of `guarded` parts, and all that they import, must be when they are loaded
 * later. A browser that does not know `integrity` in a map (before Chrome 127, Safari 18 and Firefox 138) loads them as
 * before.
 */
export function integrityMap({ outputs }: Bundle, base: string): string {
  const filesOf = (isOne: (entryPoint: string) => boolean): ReadonlySet<string> =>
    new Set(
      Object.keys(outputs)
        .filter(file => isOne(outputs[file]?.entryPoint ?? ''))
        .flatMap(file => staticImports(outputs, file)),
    );
  // The first load stands in the HTML of every page, with its integrity.
  const first = filesOf(name => name === entry);
  const later = [...filesOf(name => guarded.has(name))].filter(file => !first.has(file)).toSorted();
  const integrity = later.map(file => [base + file.replace(/^dist/, ''), integrityOf(file)] as const);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}
