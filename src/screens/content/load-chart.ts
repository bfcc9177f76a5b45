/** Loads a market's chart, which no other screen needs. Rejects when the file cannot be loaded. */
export const loadChart = async () => (await import('./chart-parts.ts')).chartParts;
