import * as v from 'valibot';
import type { MarketId } from '../domain/market/market-id.ts';
import { isMinute, type MinuteOfDay } from '../domain/clock-time.ts';
import { type Phone, parsePhone } from '../domain/phone.ts';
import { type Points, pointsOf } from '../domain/points.ts';

/** Stored values of the domain. */
export const points = v.custom<Points>(value => typeof value === 'number' && pointsOf(value) !== null);
export const phone = v.custom<Phone>(value => typeof value === 'string' && parsePhone(value) === value);
export const minute = v.custom<MinuteOfDay>(value => typeof value === 'number' && isMinute(value));
export const marketId = v.custom<MarketId>(value => typeof value === 'string');
