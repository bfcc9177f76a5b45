/**
 * The problem of a path with `#` or `?`, if it has one: Vite reads the rest of the path as a part of an
 * address, and finds no file.
 */
export function folderProblem(folder: string): string | null {
  const sign = /[#?]/.exec(folder)?.[0];
  return sign === undefined
    ? null
    : `Vitest finds no files in a folder whose path has '${sign}': move ${folder} to another one`;
}
