import type { BrowserContext } from '@playwright/test';

/** The errors, warnings and exceptions of a context's pages from now on, each line with its address. */
export function consoleFaults(context: BrowserContext): readonly string[] {
  const faults: string[] = [];
  context.on('console', line => {
    if (['error', 'warning'].includes(line.type())) faults.push(`${line.text()} (${line.location().url})`);
  });
  context.on('weberror', thrown => faults.push(String(thrown.error())));
  return faults;
}
