import { again } from '../../text/en/again.ts';
import { bidding } from '../../text/en/bidding.ts';
import { games } from '../../text/en/games.ts';
import { receipt } from '../../text/en/receipt.ts';
import { records } from '../../text/en/records.ts';
import { addWords } from '../../text/translate.ts';
import { AgainAtOnce } from './again-at-once.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { YesterdaySlips } from './yesterday-slips.tsx';

addWords({ ...again, ...bidding, ...games, ...receipt, ...records });

/** All that bids once more from a history; loaded with the first tap, and below the list of histories. */
export const againParts = { AgainAtOnce, AgainSheet, YesterdaySlips };
