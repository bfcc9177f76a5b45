import * as v from 'valibot';
import { marketId as toMarketId } from '../domain/market-id.ts';
import { minimumOf, readAmount } from '../domain/read-amount.ts';
import { requiredText, text } from './wire.ts';

/** An amount of any type; 'unreadable' where it cannot be read or is missing. */
export const amount = v.fallback(v.pipe(v.unknown(), v.transform(readAmount)), 'unreadable');

/** The smallest amount of a request. */
export const minimum = v.pipe(amount, v.transform(minimumOf));

/** `game_id`: a number or a text. */
export const marketId = v.pipe(requiredText(100), v.transform(toMarketId));

/** A time as the server wrote it, or empty text. `readClock` parses it. */
export const clockText = v.fallback(text(50), '');

/** One side of a payout ratio, as the server wrote it. */
export const rateValue = requiredText(20);
