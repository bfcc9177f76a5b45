import { expect, it } from 'vitest';
import { gameByKey, games } from '../../../src/domain/game/games.ts';
import { en } from '../../../src/text/en.ts';

it('each game has its path, name, label, session, tile and inputs', () => {
  const table = games.map(game =>
    [
      game.key,
      game.path,
      en[game.title],
      game.wireLabel,
      game.session,
      game.timedTile ? 'timed' : 'free',
      game.inputs.map(input => `${en[input.label]} ${input.allowed.length}`).join(' + '),
    ].join(' | '),
  );
  expect(table).toEqual([
    'singleDigit | /single | Single Digit | Single Digit | choose | free | Digit 10',
    'jodiDigit | /jodi | Jodi Digit | Jodi Digit | Close | timed | Enter Digit 100',
    'singlePana | /singlepana | Single Pana | Single Pana | choose | free | Pana 120',
    'doublePana | /doublepana | Double Pana | Double Pana | choose | free | Pana 90',
    'triplePana | /tripplepana | Triple Pana | Triple Pana | choose | free | Pana 10',
    'halfSangam | /halfsangam | Half Sangam | Half Sangam | choose | timed | Digit 10 + Pana 220',
    'fullSangam | /fullsangam | Full Sangam | Full Sangam | Close | timed | Open Pana 220 + Close Pana 220',
    'spDpTp | /spdptp | SP DP TP | SP DP TP | choose | free | Pana 10',
    'spMotor | /spmotor | SP Motor | SP Motor | choose | free | Enter Pana 0',
    'dpMotor | /dpmotor | DP Motor | DP Motor | choose | free | Enter Pana 0',
    'starlineSingleDigit | /starsingle | Single Digit | Single Digit | Open | free | Digit 10',
    'starlineSinglePana | /ssinglepana | Single Panna | Single Panna | Open | free | Digit 120',
    'starlineDoublePana | /sdoublepana | Double Panna | Double Panna | Open | free | Digit 90',
    'starlineTriplePana | /stripplepana | Triple Panna | Triple Panna | Open | free | Digit 10',
    'leftDigit | /leftdigit | Left Digit | Left Digit | Close | timed | Digit 10',
    'rightDigit | /rightdigit | Right Digit | Right Digit | Close | timed | Digit 10',
    'galiJodi | /jodidigit | Jodi Digit | Jodi Digit | Close | timed | Digit 100',
  ]);
});

it('only the motors may bring the balance below zero', () => {
  expect(games.filter(game => game.mayOverdraw).map(game => game.key)).toEqual(['spMotor', 'dpMotor']);
});

it('only SP DP TP has the checkboxes', () => {
  expect(games.filter(game => game.kinds).map(game => game.key)).toEqual(['spDpTp']);
});

it('only the motors ask to Enter Points', () => {
  const asking = games.filter(game => en[game.pointsLabel] === 'Enter Points');
  expect(asking.map(game => game.key)).toEqual(['spMotor', 'dpMotor']);
});

it('only the Starline single pana has the comma in its balance message', () => {
  const withComma = games.filter(
    game => en[game.insufficient] === 'Insufficient balance, please refill your account',
  );
  expect(withComma.map(game => game.key)).toEqual(['starlineSinglePana']);
});

it('jodis run from 00 to 99', () => {
  const jodis = gameByKey('jodiDigit').inputs[0]?.allowed ?? [];
  expect([jodis[0], jodis[7], jodis[10], jodis[99]]).toEqual(['00', '07', '10', '99']);
});

it('SP DP TP sends each pana under its own kind, every other game under its one label', () => {
  const { labelOf } = gameByKey('spDpTp');
  expect(['128', '100', '000'].map(labelOf)).toEqual(['Single Pana', 'Double Pana', 'Triple Pana']);
  expect(gameByKey('dpMotor').labelOf('100')).toBe('DP Motor');
});

it.each([
  ['singleDigit', ['Open', 'Open'], ['Open']],
  ['spMotor', ['Close'], ['Close']],
  ['halfSangam', ['Open', 'Close'], ['Open', 'Close']],
  ['jodiDigit', ['Close'], ['Jodi Digit']],
  ['fullSangam', ['Close'], []],
  ['starlineSingleDigit', ['Open'], []],
  ['leftDigit', ['Close'], []],
] as const)('the dialog of %s with sessions %j says %j', (key, sessions, words) => {
  expect(
    gameByKey(key)
      .gameType(sessions)
      .map(text => en[text]),
  ).toEqual(words);
});
