/** Null if more than half of the letters would change. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const word = written.toLowerCase();
  let best: { readonly name: string; readonly changes: number } | null = null;
  for (const name of names) {
    const changes = distance(word, name.toLowerCase());
    if (changes <= Math.max(1, word.length / 2) && (best === null || changes < best.changes))
      best = { name, changes };
  }
  return best?.name ?? null;
}

/** The distance of Levenshtein. */
export function distance(from: string, to: string): number {
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
