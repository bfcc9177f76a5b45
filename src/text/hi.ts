import type { Dictionary } from './message.ts';

/** Hindi. What is left out is shown in English. */
export const hi: Partial<Dictionary> = {};
