import { onceForEach } from '../lib/once.ts';
import { dayAfter, dayBefore, isoDate, parseIsoDate } from './dates.ts';

// Both keep their answers, because thousands of records ask for the same few days. A text that is not a day stays as
// it is.

export const nextDay = onceForEach(day => {
  const date = parseIsoDate(day);
  return date === null ? day : isoDate(dayAfter(date));
});

export const previousDay = onceForEach(day => {
  const date = parseIsoDate(day);
  return date === null ? day : isoDate(dayBefore(date));
});
