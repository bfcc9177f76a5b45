import { expect, it } from 'vitest';
import { gameList } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { bidSessions } from '../../../src/domain/market/market.ts';
import { serverWords } from '../../../src/domain/history/server-words.ts';
import { en } from '../../../src/text/en.ts';
import { loadWords, translator } from '../../../src/text/translate.ts';

it.each(gameList.map(({ key, title }) => [gameByKey(key).wireLabel, title] as const))(
  'the game type %s is the game %s',
  (wireLabel, title) => {
    expect(serverWords(wireLabel)).toBe(title);
  },
);

it.each(bidSessions)('the session %s', session => {
  expect(serverWords(session)).toBe(`session.${session}`);
});

it('in English every word is the server’s own', () => {
  const t = translator(en);
  for (const word of ['Single Digit', 'Tripple Panna', 'Triple Pana', 'SP DP TP', 'Open', 'Close'])
    expect(t(serverWords(word))).toBe(word);
});

it('translates known words into Hindi, and leaves a free text as it is', async () => {
  const t = translator(await loadWords('hi'));
  expect(t(serverWords('Double Pana'))).toBe('डबल पन्ना');
  expect(t(serverWords('Left Digit'))).toBe('अंदर हरूफ (लेफ्ट)');
  expect(t(serverWords('Lucky Number'))).toBe('Lucky Number');
  expect(t(serverWords('SINGLE  DIGIT'))).toBe('सिंगल अंक');
  expect(t(serverWords(''))).toBe('');
  expect(t(serverWords('No. Open'))).toBe('No. Open');
  expect(t(serverWords('game.Open'))).toBe('game.Open');
});
