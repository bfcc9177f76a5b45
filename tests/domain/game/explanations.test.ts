import { expect, it } from 'vitest';
import { type Drawn, gameGuide } from '../../../src/domain/game/game-guide.ts';
import { gameByKey, games } from '../../../src/domain/game/games.ts';
import { points } from '../../../src/domain/points.ts';
import { bidStatus, type MarketResult } from '../../../src/domain/game/settlement.ts';

const text = (drawn: Drawn | undefined): string | null => {
  if (drawn === undefined) return null;
  return drawn.kind === 'pana' ? drawn.pana : drawn.cells.map(({ digit }) => digit).join('');
};

/** The numbers of an example as a market's result. */
const resultOf = (family: MarketResult['family'], [first, second]: readonly Drawn[]): MarketResult => {
  if (family === 'starline') return { family, pana: text(first) };
  if (family === 'gali') return { family, jodi: text(first) };
  return { family, openPana: text(first), closePana: text(second) };
};

it.each(games.map(game => [`${game.family} ${game.key}`, game] as const))(
  'the example of %s is a bid that the form accepts and its result pays',
  (_name, game) => {
    const { drawn, wins, made } = gameGuide[game.key].explanation;
    const [digits = '', closeDigits = ''] = wins.split('-');
    const session = game.session === 'choose' ? 'Open' : game.session;
    const row = { digits, closeDigits, points: points(10), session };
    expect(bidStatus(game.key, row, resultOf(game.family, drawn))).toBe('won');
    if (made === null) {
      const [one, two] = game.inputs;
      const draft = { [one?.name ?? '']: digits, ...(two && { [two.name]: closeDigits }) };
      expect(game.numbers(draft, session)).toEqual({ ok: true, value: [{ digits, closeDigits }] });
    } else {
      const [typed = '', kind = ''] = made.typed.split(' ');
      const numbers = game.numbers({ pana: typed, [kind]: 'on' }, session);
      expect(numbers.ok && numbers.value.map(number => number.digits)).toEqual(made.panas);
      expect(made.panas).toContain(wins);
    }
  },
);

it('the digit of a pana is the last figure of its sum', () => {
  // 1 + 2 + 4 = 7, 4 + 7 + 0 = 11, 7 + 7 + 7 = 21.
  const sums = (['jodiDigit', 'triplePana'] as const).flatMap(game => gameGuide[game].explanation.drawn);
  expect(sums).toEqual([
    { kind: 'pana', pana: '124', total: '7', digit: '7' },
    { kind: 'pana', pana: '470', total: '11', digit: '1' },
    { kind: 'pana', pana: '777', total: '21', digit: '1' },
  ]);
});

it('the numbers of the examples', () => {
  const wins = games.map(({ key }) => gameGuide[key].explanation.wins);
  expect(wins.join(' ')).toBe('7 71 124 112 777 7-470 124-470 112 124 112 7 124 112 777 4 7 47');
  expect(gameGuide['spMotor'].explanation.made).toEqual({
    typed: '1240',
    panas: ['120', '124', '140', '240'],
  });
  expect(gameGuide['dpMotor'].explanation.made?.panas).toEqual(['112', '114', '122', '144', '224', '244']);
  expect(gameGuide['spDpTp'].explanation.made?.panas).toHaveLength(9);
});

it('Gali marks the digit that counts', () => {
  const marked = (['leftDigit', 'rightDigit', 'galiJodi'] as const).map(key => {
    const [drawn] = gameGuide[gameByKey(key).key].explanation.drawn;
    return drawn?.kind === 'jodi' && drawn.cells.map(({ counts }) => counts);
  });
  expect(marked).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});
