import type { Dictionary } from './message.ts';

/** Marathi. What is left out is shown in English. */
export const mr: Partial<Dictionary> = {};
