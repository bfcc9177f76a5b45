import { late } from '../../text/en/late.ts';
import { slips } from '../../text/en/slips.ts';
import { addWords } from '../../text/translate.ts';

export const lateWords = [late, slips] as const;

// The background imports this file, and so does each part that can be loaded before it.
addWords(...lateWords);
