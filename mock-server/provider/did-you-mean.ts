/** The name that comes nearest to what was written, or null when none is near: fewer than half of it would change. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const wanted = written.toLowerCase();
  let best: { readonly name: string; readonly steps: number } | null = null;
  for (const name of names) {
    const steps = distance(wanted, name.toLowerCase());
    if (steps <= Math.max(1, wanted.length / 2) && (best === null || steps < best.steps))
      best = { name, steps };
  }
  return best?.name ?? null;
}

/** Letters to change, add or drop on the way from one word to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
