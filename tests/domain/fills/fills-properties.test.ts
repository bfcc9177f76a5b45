import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillsOf, readFill } from '../../../src/domain/game/fills.ts';
import { gameByKey, games } from '../../../src/domain/game/games.ts';
import { allPanas } from '../../../src/domain/game/panna.ts';

const boards = games.filter(game => fillsOf(game).length > 0);
const eachFill = boards.flatMap(game => fillsOf(game).map(fill => [game.key, fill.key, game, fill] as const));

it.each(eachFill)(
  '%s, %s marks numbers of the board, each once, in its order',
  (_game, _fill, game, fill) => {
    const board = game.inputs[0]?.allowed ?? [];
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), fc.boolean(), (digits, doubles) => {
        const numbers = fill.numbers({ digits, doubles });
        expect(numbers).toEqual(board.filter(number => numbers.includes(number)));
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  },
);

it.each(eachFill)('%s, %s reads any typed text', (_game, _fill, _entry, fill) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (typed, doubles) => {
      const read = readFill(fill, typed, doubles);
      if (read.ok) expect(read.value.length).toBeGreaterThan(0);
      else expect(read.error).toBeTruthy();
    }),
  );
});

const fillOf = (key: Parameters<typeof gameByKey>[0], name: string) => {
  const fill = fillsOf(gameByKey(key)).find(one => one.key === name);
  if (fill === undefined) throw new Error(`No fill ${name}`);
  return (digits: string): readonly string[] => fill.numbers({ digits, doubles: true });
};

it('35 families cover the 220 panas exactly once', () => {
  const kinds = (['singlePana', 'doublePana', 'triplePana'] as const).map(key => fillOf(key, 'family'));
  const families = new Set(allPanas.map(pana => kinds.flatMap(family => family(pana)).join(' ')));
  expect(families.size).toBe(35);
  const sizes = [...families].map(family => family.split(' ').length);
  // Three different digits make 8 of them, two alike 6, three alike 4.
  expect([8, 6, 4].map(size => sizes.filter(one => one === size).length)).toEqual([10, 20, 5]);
  expect([...families].flatMap(family => family.split(' ')).toSorted()).toEqual(allPanas);
});

it('15 families cover the 100 jodis exactly once: ten of 8, and five of 4, which are the red jodis', () => {
  const family = fillOf('jodiDigit', 'family');
  const jodis = gameByKey('jodiDigit').inputs[0]?.allowed ?? [];
  const families = [...new Set(jodis.map(jodi => family(jodi).join(' ')))].map(text => text.split(' '));
  expect([8, 4].map(size => families.filter(one => one.length === size).length)).toEqual([10, 5]);
  expect(families.flat().toSorted()).toEqual(jodis);
  expect(
    families
      .filter(one => one.length === 4)
      .flat()
      .toSorted(),
  ).toEqual(fillOf('jodiDigit', 'red')(''));
});

it.each(['openDigit', 'closeDigit', 'total'])('ten of each %s cover the 100 jodis exactly once', name => {
  const sets = [...'0123456789'].map(fillOf('jodiDigit', name));
  expect(sets.map(set => set.length)).toEqual(Array.from({ length: 10 }, () => 10));
  expect(sets.flat().toSorted()).toEqual(gameByKey('jodiDigit').inputs[0]?.allowed);
});
