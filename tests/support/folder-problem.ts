/** Vite takes what follows a `#` or a `?` in a path for a part of an address, and finds no file. */
export function folderProblem(folder: string): string | null {
  const sign = /[#?]/.exec(folder)?.[0];
  return sign === undefined
    ? null
    : `Vitest finds no files in a folder whose path has '${sign}': move ${folder} to another one`;
}
