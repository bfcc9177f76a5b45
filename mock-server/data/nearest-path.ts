import { distance, nearestName } from '../../src/lib/nearest-name.ts';

/**
 * Prefers a path with the same beginning to one of the same length: `/api-user-walet` is
 * `/api-user-wallet-balance`, not `/api-user-login`. Null if none is near.
 */
export function nearestPath(written: string, paths: readonly string[]): string | null {
  const path = written.toLowerCase().replace(/\/+$/, '');
  const partCount = path.split(/[-/]/).length;
  const begun = paths.flatMap(known => {
    const parts = known.split(/(?=[-/])/);
    return parts.map((_, index) => {
      const begin = parts.slice(0, index + 1).join('');
      return { known, changes: distance(path, begin), rest: known.length - begin.length };
    });
  });
  const near = begun
    .filter(({ changes }) => partCount > 1 && changes <= Math.max(1, Math.floor(path.length / 6)))
    .toSorted((a, b) => a.changes - b.changes || a.rest - b.rest);
  return near[0]?.known ?? nearestName(path, paths);
}
