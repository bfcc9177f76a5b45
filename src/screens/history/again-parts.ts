import { AgainAtOnce } from './again-at-once.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { YesterdaySlips } from './yesterday-slips.tsx';

/** All that bids once more from a history; loaded with the first tap, and below the list of histories. */
export const againParts = { AgainAtOnce, AgainSheet, YesterdaySlips };
