import * as v from 'valibot';
import { marketId as toMarketId } from '../domain/market-id.ts';
import { minimumOf, readAmount } from '../domain/read-amount.ts';
import { requiredText, text } from './wire.ts';

/** An amount, whatever stands there; unreadable where nothing does. */
export const amount = v.fallback(v.pipe(v.unknown(), v.transform(readAmount)), 'unreadable');

/** The least that can be asked for. */
export const minimum = v.pipe(amount, v.transform(minimumOf));

/** `game_id`, a number or a text. */
export const marketId = v.pipe(requiredText(100), v.transform(toMarketId));

/** A time as the server wrote it, empty where there is none; `readClock` reads it. */
export const clockText = v.fallback(text(50), '');

/** One half of a payout ratio, as the server writes it. */
export const rateValue = requiredText(20);
