import { expect, it } from 'vitest';
import { bidText } from '../../src/app/shell/bid-text.ts';
import { bidding } from '../../src/text/hi/bidding.ts';
import { common } from '../../src/text/hi/common.ts';
import { translator } from '../../src/text/translate.ts';
import { pointsRow } from '../../src/domain/placing/traces.ts';
import { points } from '../../src/domain/points.ts';
import '../../src/ui/layout/common-parts.ts';

const jodi = { market: 'Kalyan', game: 'Jodi Digit', session: 'Close', number: '47' } as const;
const slot = { market: '11 AM', game: 'Single Panna', session: null, number: '128' };
const [english, hindi] = [translator({}), translator({ ...common, ...bidding })];

it.each([
  [english, 'Kalyan · Jodi Digit · 47 Close', '11 AM · Single Panna · 128'],
  [hindi, 'Kalyan · जोड़ी · 47 क्लोज', '11 AM · सिंगल पन्ना · 128'],
])("a bid reads in the player's language, whatever it was when the bid left", (t, ofJodi, ofSlot) => {
  expect([bidText(t, jodi), bidText(t, slot)]).toEqual([ofJodi, ofSlot]);
});

it('a game that this build does not know stays as it was sent', () => {
  expect(bidText(hindi, { ...jodi, game: 'Lucky' })).toBe('Kalyan · Lucky · 47 क्लोज');
});

it('a withdrawal reads nothing', () => {
  expect(bidText(english, pointsRow(points(50), 'bank', 'q'))).toBeNull();
});
