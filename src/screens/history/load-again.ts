import { once } from '../../lib/once.ts';

/** Loads what bids once more from a history. Rejects when the file cannot be loaded. */
export const loadAgain = once(async () => (await import('./again-parts.ts')).againParts);
