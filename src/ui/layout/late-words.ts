import { late } from '../../text/en/late.ts';
import { slips } from '../../text/en/slips.ts';
import { addWords } from '../../text/translate.ts';

export const lateWords = [late, slips] as const;

// The background imports this file, and so does every part that may load before the background.
addWords(...lateWords);
