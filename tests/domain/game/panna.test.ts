import { expect, it } from 'vitest';
import {
  allPanas,
  ank,
  doublePanas,
  isPana,
  panaKind,
  panasOfDigit,
  risingOrder,
  singlePanas,
  triplePanas,
} from '../../../src/domain/game/panna.ts';

it('spec 2 §5: there are 120 single, 90 double and 10 triple panas, 220 in all', () => {
  expect([singlePanas.length, doublePanas.length, triplePanas.length, allPanas.length]).toEqual([
    120, 90, 10, 220,
  ]);
  expect(new Set(allPanas).size).toBe(220);
});

it('lists begin and end as the specification shows them', () => {
  expect([singlePanas.slice(0, 3), singlePanas.at(-1)]).toEqual([['120', '123', '124'], '890']);
  expect([doublePanas.slice(0, 3), doublePanas.at(-1)]).toEqual([['100', '110', '112'], '990']);
  expect(triplePanas).toEqual(['000', '111', '222', '333', '444', '555', '666', '777', '888', '999']);
});

const panasByDigit: readonly (readonly [digit: string, single: string, double: string, triple: string])[] = [
  ['0', '127 136 145 190 235 280 370 389 460 479 569 578', '118 226 244 299 334 488 550 668 677', '000'],
  ['1', '128 137 146 236 245 290 380 470 489 560 579 678', '100 119 155 227 335 344 399 588 669', '777'],
  ['2', '129 138 147 156 237 246 345 390 480 570 589 679', '110 200 228 255 336 499 660 688 778', '444'],
  ['3', '120 139 148 157 238 247 256 346 490 580 670 689', '166 229 300 337 355 445 599 779 788', '111'],
  ['4', '130 149 158 167 239 248 257 347 356 590 680 789', '112 220 266 338 400 446 455 699 770', '888'],
  ['5', '140 159 168 230 249 258 267 348 357 456 690 780', '113 122 177 339 366 447 500 799 889', '555'],
  ['6', '123 150 169 178 240 259 268 349 358 367 457 790', '114 277 330 448 466 556 600 880 899', '222'],
  ['7', '124 160 179 250 269 278 340 359 368 458 467 890', '115 133 188 223 377 449 557 566 700', '999'],
  ['8', '125 134 170 189 260 279 350 369 378 459 468 567', '116 224 233 288 440 477 558 800 990', '666'],
  ['9', '126 135 180 234 270 289 360 379 450 469 478 568', '117 144 199 225 388 559 577 667 900', '333'],
];

it.each(panasByDigit)(
  'digit %s has its 12 single, 9 double and 1 triple pana',
  (digit, single, double, triple) => {
    expect(panasOfDigit(digit, 'SP').join(' ')).toBe(single);
    expect(panasOfDigit(digit, 'DP').join(' ')).toBe(double);
    expect(panasOfDigit(digit, 'TP').join(' ')).toBe(triple);
  },
);

it.each([
  ['128', 'SP', '1'],
  ['470', 'SP', '1'],
  ['120', 'SP', '3'],
  ['100', 'DP', '1'],
  ['990', 'DP', '8'],
  ['112', 'DP', '4'],
  ['000', 'TP', '0'],
  ['999', 'TP', '7'],
])('%s is a %s whose ank is %s', (pana, kind, digit) => {
  expect(panaKind(pana)).toBe(kind);
  expect(ank(pana)).toBe(digit);
});

it.each(['012', '021', '210', '001', '010', '011', '099', '321', '12', '1234', '', '1 2', 'abc', '१२०'])(
  '%j is no pana: its digits do not rise, with 0 as the ten',
  text => {
    expect(isPana(text)).toBe(false);
    expect(panaKind(text)).toBeNull();
  },
);

it('a text that is not a digit has no panas', () => {
  expect(panasOfDigit('', 'SP')).toEqual([]);
  expect(panasOfDigit('10', 'DP')).toEqual([]);
});

it.each([
  ['421', singlePanas, '124'],
  ['012', singlePanas, '120'],
  ['001', doublePanas, '100'],
  ['101', allPanas, '110'],
  ['910', singlePanas, '190'],
  ['124', allPanas, null],
  ['000', triplePanas, null],
  ['421', doublePanas, null],
  ['211', singlePanas, null],
  ['42', allPanas, null],
  // The order of a jodi says which digit is the open one.
  ['74', ['47'], null],
  ['4210', allPanas, null],
  ['4a1', allPanas, null],
  ['', allPanas, null],
])('rising order of %j', (text, allowed, expected) => {
  expect(risingOrder(text, allowed)).toBe(expected);
});
