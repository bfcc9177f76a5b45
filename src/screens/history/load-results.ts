/** Loads how bids stand, which no screen needs for its first drawing. Rejects when the file cannot be loaded. */
export const loadResults = async () => (await import('./results-parts.ts')).resultsParts;
