import type { Message, PlainKey } from '../../text/message.ts';
import {
  allPanas,
  doublePanas,
  dpMotor,
  isPana,
  panaKind,
  singlePanas,
  spMotor,
  triplePanas,
} from './panna.ts';
import type { GaliRates, MainRates } from './rates.ts';
import {
  digitAndKinds,
  digitInvalid,
  digitsOnProceed,
  type GameInput,
  motor,
  type Numbers,
  numbersInRow,
  type NumbersReader,
  panaNumberInvalid,
  twoNumbers,
} from './game-numbers.ts';
import { type GameKey, gameList } from './game-list.ts';
import { limits } from '../limits.ts';
import type { BidSession, Family } from '../market/market.ts';
import { points, type Points } from '../points.ts';

const sessionNames = { Open: 'session.Open', Close: 'session.Close' } as const;
const digits = '0123456789'.split('');
const jodis = digits.flatMap(first => digits.map(second => first + second));

const common = {
  minimumBid: points(limits.minimumBid),
  pointsLabel: 'field.points',
  kinds: false,
  mayOverdraw: false,
  namesOpen: false,
  insufficient: 'error.insufficient',
} as const;
const nothing = (): readonly PlainKey[] => [];

const chosen = {
  ...common,
  session: 'choose',
  timedTile: false,
  gameType: (sessions: readonly BidSession[]) => [...new Set(sessions)].map(session => sessionNames[session]),
} as const;
const both = { ...common, namesOpen: true, session: 'Close', timedTile: true } as const;
const starline = { ...common, session: 'Open', timedTile: false, gameType: nothing } as const;
const gali = { ...common, session: 'Close', timedTile: true, gameType: nothing } as const;

const digit: GameInput = { name: 'digit', label: 'field.digit', allowed: digits };
const pana: GameInput = { name: 'pana', label: 'field.pana', allowed: allPanas };
const openPana: GameInput = { name: 'openPana', label: 'field.openPana', allowed: allPanas };
const closePana: GameInput = { name: 'closePana', label: 'field.closePana', allowed: allPanas };
const motorInput: GameInput = { name: 'pana', label: 'field.enterPana', allowed: [] };

const named = (wireLabel: string, example: string) => ({ wireLabel, example, labelOf: () => wireLabel });

const oneOf =
  (allowed: readonly string[]) =>
  ({ digits, closeDigits }: Numbers): boolean =>
    closeDigits === '' && allowed.includes(digits);

const single = (field: GameInput) => ({
  inputs: [field],
  numbers: numbersInRow(field),
  isNumber: oneOf(field.allowed),
});

const digitsIn = (field: GameInput) => {
  const [first = '', last = ''] = [field.allowed[0], field.allowed.at(-1)];
  return { ...single(field), caption: { key: 'caption.range', params: { first, last } } } as const;
};

const panasIn = (
  { allowed, ...field }: GameInput,
  key: 'caption.single' | 'caption.double' | 'caption.triple',
) =>
  ({
    ...single({ ...field, allowed }),
    rate: 'byKind',
    caption: { key, params: { count: allowed.length } },
  }) as const;

const motorOf = (panas: readonly string[]) =>
  ({
    ...chosen,
    inputs: [motorInput],
    isNumber: oneOf(panas),
    rate: 'byKind',
    pointsLabel: 'field.enterPoints',
    mayOverdraw: true,
  }) as const;

const labelsOfKinds = { SP: 'Single Pana', DP: 'Double Pana', TP: 'Triple Pana' } as const;

const entries: { readonly [K in GameKey]: GameEntry } = {
  singleDigit: { ...chosen, ...named('Single Digit', '7'), ...digitsIn(digit), rate: 'singleDigit' },
  jodiDigit: {
    ...both,
    ...named('Jodi Digit', '47'),
    ...digitsIn({ ...digit, label: 'field.enterDigit', allowed: jodis }),
    rate: 'jodiDigit',
    // Spec 2 §2: the `pana` of the route state is the name of the game type.
    gameType: () => ['game.jodiDigit'],
  },
  singlePana: {
    ...chosen,
    ...named('Single Pana', '128'),
    ...panasIn({ ...pana, allowed: singlePanas }, 'caption.single'),
  },
  doublePana: {
    ...chosen,
    ...named('Double Pana', '112'),
    ...panasIn({ ...pana, allowed: doublePanas }, 'caption.double'),
  },
  triplePana: {
    ...chosen,
    ...named('Triple Pana', '111'),
    ...panasIn({ ...pana, allowed: triplePanas }, 'caption.triple'),
  },
  halfSangam: {
    ...chosen,
    ...named('Half Sangam', '7-128'),
    namesOpen: true,
    timedTile: true,
    inputs: [digit, pana],
    // Open: an open digit and a close pana. Close: an open pana and a close digit.
    numbers: twoNumbers(digit, pana, (ank, pana, session) =>
      session === 'Open' ? { digits: ank, closeDigits: pana } : { digits: pana, closeDigits: ank },
    ),
    isNumber: ({ digits: open, closeDigits: close }, session) =>
      session === 'Open' ? digits.includes(open) && isPana(close) : isPana(open) && digits.includes(close),
    caption: { key: 'caption.halfSangam' },
    rate: 'halfSangam',
  },
  fullSangam: {
    ...both,
    ...named('Full Sangam', '128-470'),
    inputs: [openPana, closePana],
    numbers: twoNumbers(openPana, closePana, (open, close) => ({ digits: open, closeDigits: close })),
    isNumber: ({ digits: open, closeDigits: close }) => isPana(open) && isPana(close),
    caption: { key: 'caption.fullSangam' },
    rate: 'fullSangam',
    gameType: nothing,
  },
  spDpTp: {
    ...chosen,
    wireLabel: 'SP DP TP',
    example: '7 ×22',
    labelOf: digits => labelsOfKinds[panaKind(digits) ?? 'SP'],
    inputs: [{ ...pana, allowed: digits }],
    kinds: true,
    numbers: digitAndKinds,
    isNumber: oneOf(allPanas),
    caption: { key: 'caption.spDpTp' },
    rate: 'byKind',
  },
  spMotor: {
    ...motorOf(singlePanas),
    ...named('SP Motor', '1234'),
    numbers: motor({ atLeast: 3, expand: spMotor, tooShort: digitInvalid }),
    caption: { key: 'caption.spMotor' },
  },
  dpMotor: {
    ...motorOf(doublePanas),
    ...named('DP Motor', '1234'),
    numbers: digitsOnProceed(2, motor({ atLeast: 2, expand: dpMotor, tooShort: panaNumberInvalid })),
    caption: { key: 'caption.dpMotor' },
  },
  starlineSingleDigit: {
    ...starline,
    ...named('Single Digit', '7'),
    ...digitsIn(digit),
    rate: 'singleDigit',
  },
  starlineSinglePana: {
    ...starline,
    ...named('Single Panna', '128'),
    ...panasIn({ ...digit, allowed: singlePanas }, 'caption.single'),
    insufficient: 'error.insufficientStarlineSinglePana',
  },
  starlineDoublePana: {
    ...starline,
    ...named('Double Panna', '112'),
    ...panasIn({ ...digit, allowed: doublePanas }, 'caption.double'),
  },
  starlineTriplePana: {
    ...starline,
    ...named('Triple Panna', '111'),
    ...panasIn({ ...digit, allowed: triplePanas }, 'caption.triple'),
  },
  leftDigit: {
    ...gali,
    ...named('Left Digit', '4*'),
    ...single(digit),
    caption: { key: 'caption.leftDigit' },
    rate: 'leftDigit',
  },
  rightDigit: {
    ...gali,
    ...named('Right Digit', '*7'),
    ...single(digit),
    caption: { key: 'caption.rightDigit' },
    rate: 'rightDigit',
  },
  galiJodi: {
    ...gali,
    ...named('Jodi Digit', '47'),
    ...digitsIn({ ...digit, allowed: jodis }),
    rate: 'jodiDigit',
  },
};

export type Game = GameEntry & (typeof gameList)[number];

export const games: readonly Game[] = gameList.map(game => ({ ...game, ...entries[game.key] }));

export function gameByKey(key: GameKey): Game {
  const found = games.find(game => game.key === key);
  if (found === undefined) throw new Error(`No game ${key}`);
  return found;
}

/** A board needs one field with a fixed set of numbers that are bids themselves. */
export const hasBoard = ({ inputs, kinds }: Game): boolean =>
  !kinds && inputs.length === 1 && inputs[0]?.allowed.length !== 0;

/** The most numbers that a pad under their field shows. */
export const padNumbers = 10;

/** The pad of the field is the whole board. The form then has no second face. */
export const isPadBoard = (game: Game): boolean =>
  hasBoard(game) && game.inputs.every(({ allowed }) => allowed.length <= padNumbers);

/** The games that a market plays. */
export const gamesIn = ({ family }: { readonly family: Family }): readonly Game[] =>
  games.filter(game => game.family === family);

/** The game as the market plays it. Throws if the market's family lacks it. */
export function gameIn(market: { readonly family: Family }, key: GameKey): Game {
  const found = gamesIn(market).find(game => game.key === key);
  if (found === undefined) throw new Error(`No game ${key} in ${market.family}`);
  return found;
}

export type RateName = keyof MainRates | keyof GaliRates;

type GameEntry = {
  /** The fewest points of one bid (spec 2 §9). */
  readonly minimumBid: Points;
  readonly caption: Message;
  readonly example: string;
  /** The name on the wire, which the mock and the histories use too (docs/decisions/015-wire-values.md). */
  readonly wireLabel: string;
  /** The name of the kind of pana in SP DP TP. */
  readonly labelOf: (digits: string) => string;
  readonly inputs: readonly GameInput[];
  readonly kinds: boolean;
  readonly pointsLabel: PlainKey;
  /** If the player chooses the session, bids end with it. All others end with Open. */
  readonly session: 'choose' | BidSession;
  /** The tile becomes inactive at the market's open time (spec 2 §4). */
  readonly timedTile: boolean;
  /** The game's numbers contain a part of the open result, so its bids end when that result is declared. */
  readonly namesOpen: boolean;
  readonly numbers: NumbersReader;
  /** Checks numbers that somebody else wrote. Typed numbers are checked as they are entered. */
  readonly isNumber: (numbers: Numbers, session: BidSession) => boolean;
  readonly rate: RateName | 'byKind';
  /** Proceed may make the shown balance negative. Submit then refuses (spec 2 §4). */
  readonly mayOverdraw: boolean;
  /** An empty list is shown as `-` (spec 2 §2). */
  readonly gameType: (sessions: readonly BidSession[]) => readonly PlainKey[];
  /** The message for Starline's single pana has a comma (spec 2 §5). */
  readonly insufficient: 'error.insufficient' | 'error.insufficientStarlineSinglePana';
};
