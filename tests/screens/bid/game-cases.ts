import type { Fill, markets } from './open-form.tsx';

/** A game of spec 2: its valid entries, the errors of other ones, its question and its request. */
export type GameCase = {
  readonly name: string;
  /** The row of spec 2 §5. */
  readonly allows: string;
  readonly path: string;
  readonly family?: keyof typeof markets;
  /** The typed fields, and the rows that they add. */
  readonly accepted: readonly (readonly [Fill, readonly string[]])[];
  readonly refused: readonly (readonly [Fill, string])[];
  /** The dialog for the rows of the first accepted entry. */
  readonly dialog: {
    readonly type: string;
    readonly bids: string;
    readonly points: string;
    readonly after: string;
  };
  /** `new_result` of each request, without the fields that are the same in all of a family. */
  readonly sent: readonly {
    readonly pana: string;
    readonly totalbit: number;
    readonly gametype: 'Open' | 'Close';
    /** digits, closedigits, points. */
    readonly rows: readonly (readonly [string, string, number])[];
  }[];
};

const need = 'Please enter the number';
const notValid = (number: string) => `Number ${number} is not valid`;

/** The digit games of a form whose field is called `label`. */
const digitGame = (label: string, note: string) => ({
  allows: '0-9',
  accepted: [
    [{ [label]: '0', Points: '50' }, [`0 ${note}50 pts`]],
    [{ [label]: '9', Points: '10' }, [`9 ${note}10 pts`]],
  ] as const,
  refused: [
    [{ [label]: '', Points: '50' }, need],
    [{ [label]: '10', Points: '50' }, notValid('10')],
    [{ [label]: 'x', Points: '50' }, notValid('x')],
  ] as const,
});

const jodiGame = (label: string) => ({
  allows: '00-99',
  accepted: [
    [{ [label]: '00', Points: '50' }, ['00 50 pts']],
    [{ [label]: '99', Points: '10' }, ['99 10 pts']],
  ] as const,
  refused: [
    [{ [label]: '', Points: '50' }, need],
    [{ [label]: '7', Points: '50' }, notValid('7')],
    [{ [label]: '100', Points: '50' }, notValid('100')],
  ] as const,
});

const panaGame = (label: string, note: string, good: readonly string[], bad: readonly string[]) => ({
  accepted: good.map(number => [{ [label]: number, Points: '50' }, [`${number} ${note}50 pts`]] as const),
  refused: [
    [{ [label]: '', Points: '50' }, need] as const,
    ...bad.map(number => [{ [label]: number, Points: '50' }, notValid(number)] as const),
  ],
});

const singles = { good: ['120', '890'], bad: ['100', '777', '021', '12', '1200'] } as const;
const doubles = { good: ['100', '990'], bad: ['123', '555', '010', '11'] } as const;
const triples = { good: ['000', '999'], bad: ['112', '123', '00', '0000'] } as const;

const one = (pana: string, gametype: 'Open' | 'Close', digits: string) => [
  { pana, totalbit: 50, gametype, rows: [[digits, '', 50]] as const },
];
const fifty = (type: string) => ({ type, bids: '1', points: '50', after: '9,950' });

const main: readonly GameCase[] = [
  {
    name: 'Single Digit',
    path: '/single',
    ...digitGame('Digit', 'Open '),
    dialog: fifty('Open'),
    sent: one('Single Digit', 'Open', '0'),
  },
  {
    name: 'Jodi Digit',
    path: '/jodi',
    ...jodiGame('Enter Digit'),
    dialog: fifty('Jodi Digit'),
    sent: one('Jodi Digit', 'Close', '00'),
  },
  {
    name: 'Single Pana',
    allows: 'the 120 of three different digits',
    path: '/singlepana',
    ...panaGame('Pana', 'Open ', singles.good, singles.bad),
    dialog: fifty('Open'),
    sent: one('Single Pana', 'Open', '120'),
  },
  {
    name: 'Double Pana',
    allows: 'the 90 with two digits alike',
    path: '/doublepana',
    ...panaGame('Pana', 'Open ', doubles.good, doubles.bad),
    dialog: fifty('Open'),
    sent: one('Double Pana', 'Open', '100'),
  },
  {
    name: 'Triple Pana',
    allows: '000, 111, ..., 999',
    path: '/tripplepana',
    ...panaGame('Pana', 'Open ', triples.good, triples.bad),
    dialog: fifty('Open'),
    sent: one('Triple Pana', 'Open', '000'),
  },
  {
    name: 'Half Sangam',
    allows: 'a digit 0-9 and a pana of the full list',
    path: '/halfsangam',
    accepted: [
      [{ Session: 'Close', Digit: '4', Pana: '120', Points: '50' }, ['120-4 Close 50 pts']],
      [{ Session: 'Open', Digit: '4', Pana: '770', Points: '10' }, ['4-770 Open 10 pts']],
    ],
    refused: [
      [{ Digit: '', Pana: '', Points: '' }, need],
      [{ Digit: '12', Pana: '999999', Points: '1' }, notValid('12')],
      [{ Digit: '4', Pana: '021', Points: '1' }, notValid('021')],
      [{ Digit: '4', Pana: '120', Points: '' }, 'Please enter point'],
    ],
    dialog: fifty('Close'),
    sent: [{ pana: 'Half Sangam', totalbit: 50, gametype: 'Close', rows: [['120', '4', 50]] }],
  },
  {
    name: 'Full Sangam',
    allows: 'two panas of the full list of 220',
    path: '/fullsangam',
    accepted: [
      [{ 'Open Pana': '470', 'Close Pana': '890', Points: '50' }, ['470-890 50 pts']],
      [{ 'Open Pana': '100', 'Close Pana': '000', Points: '10' }, ['100-000 10 pts']],
    ],
    refused: [
      [{ 'Open Pana': '', 'Close Pana': '890', Points: '50' }, need],
      [{ 'Open Pana': '47', 'Close Pana': '89', Points: '50' }, notValid('47')],
      [{ 'Open Pana': '470', 'Close Pana': '89', Points: '50' }, notValid('89')],
    ],
    dialog: fifty('-'),
    sent: [{ pana: 'Full Sangam', totalbit: 50, gametype: 'Close', rows: [['470', '890', 50]] }],
  },
];

const singlesOfFive = '140 159 168 230 249 258 267 348 357 456 690 780'.split(' ');
const doublesOfFive = '113 122 177 339 366 447 500 799 889'.split(' ');

const expanding: readonly GameCase[] = [
  {
    name: 'SP DP TP',
    allows: 'one digit, for 12 single, 9 double and 1 triple pana',
    path: '/spdptp',
    accepted: [
      [
        { SP: true, DP: true, TP: true, Pana: '5', Points: '10' },
        [...singlesOfFive, ...doublesOfFive, '555'].map(pana => `${pana} Open 10 pts`),
      ],
    ],
    refused: [
      [{ Pana: '', Points: '10' }, need],
      [{ Pana: '12', Points: '10' }, notValid('12')],
    ],
    dialog: { type: 'Open', bids: '22', points: '220', after: '9,780' },
    sent: [
      {
        pana: 'Single Pana',
        totalbit: 120,
        gametype: 'Open',
        rows: singlesOfFive.map(p => [p, '', 10] as const),
      },
      {
        pana: 'Double Pana',
        totalbit: 90,
        gametype: 'Open',
        rows: doublesOfFive.map(p => [p, '', 10] as const),
      },
      { pana: 'Triple Pana', totalbit: 10, gametype: 'Open', rows: [['555', '', 10]] },
    ],
  },
  {
    name: 'SP Motor',
    allows: 'at least three digits',
    path: '/spmotor',
    accepted: [
      [
        { 'Enter Pana': '1230', 'Enter Points': '10' },
        ['120 Open 10 pts', '123 Open 10 pts', '130 Open 10 pts', '230 Open 10 pts'],
      ],
    ],
    refused: [
      [{ 'Enter Pana': '', 'Enter Points': '10' }, need],
      [{ 'Enter Pana': '12', 'Enter Points': '10' }, 'Digit not valid'],
      [{ 'Enter Pana': '111', 'Enter Points': '10' }, 'Please enter a valid Pana'],
    ],
    dialog: { type: 'Open', bids: '4', points: '40', after: '9,960' },
    sent: [
      {
        pana: 'SP Motor',
        totalbit: 40,
        gametype: 'Open',
        rows: [
          ['120', '', 10],
          ['123', '', 10],
          ['130', '', 10],
          ['230', '', 10],
        ],
      },
    ],
  },
  {
    name: 'DP Motor',
    allows: 'at least two digits',
    path: '/dpmotor',
    accepted: [
      [
        { Session: 'Close', 'Enter Pana': '12', 'Enter Points': '10' },
        ['112 Close 10 pts', '122 Close 10 pts'],
      ],
    ],
    refused: [
      [{ 'Enter Pana': '', 'Enter Points': '10' }, need],
      [{ 'Enter Pana': '5', 'Enter Points': '10' }, 'Please enter a valid Pana'],
      [{ 'Enter Pana': '5a', 'Enter Points': '10' }, 'Please enter a valid Pana'],
      [{ 'Enter Pana': '12a', 'Enter Points': '10' }, notValid('12a')],
      [{ 'Enter Pana': '55', 'Enter Points': '10' }, 'Please enter a valid Pana'],
    ],
    dialog: { type: 'Close', bids: '2', points: '20', after: '9,980' },
    sent: [
      {
        pana: 'DP Motor',
        totalbit: 20,
        gametype: 'Close',
        rows: [
          ['112', '', 10],
          ['122', '', 10],
        ],
      },
    ],
  },
];

const starline = { family: 'starline', dialog: fifty('-') } as const;
const gali = { family: 'gali', dialog: fifty('-') } as const;

const slots: readonly GameCase[] = [
  {
    ...starline,
    name: 'Starline Single Digit',
    path: '/starsingle',
    ...digitGame('Digit', ''),
    sent: one('Single Digit', 'Open', '0'),
  },
  {
    ...starline,
    name: 'Starline Single Panna',
    allows: 'the 120 of three different digits',
    path: '/ssinglepana',
    ...panaGame('Digit', '', singles.good, singles.bad),
    sent: one('Single Panna', 'Open', '120'),
  },
  {
    ...starline,
    name: 'Starline Double Panna',
    allows: 'the 90 with two digits alike',
    path: '/sdoublepana',
    ...panaGame('Digit', '', doubles.good, doubles.bad),
    sent: one('Double Panna', 'Open', '100'),
  },
  {
    ...starline,
    name: 'Starline Triple Panna',
    allows: '000, 111, ..., 999',
    path: '/stripplepana',
    ...panaGame('Digit', '', triples.good, triples.bad),
    sent: one('Triple Panna', 'Open', '000'),
  },
  {
    ...gali,
    name: 'Left Digit',
    path: '/leftdigit',
    ...digitGame('Digit', ''),
    sent: one('Left Digit', 'Close', '0'),
  },
  {
    ...gali,
    name: 'Right Digit',
    path: '/rightdigit',
    ...digitGame('Digit', ''),
    sent: one('Right Digit', 'Close', '0'),
  },
  {
    ...gali,
    name: 'Gali Jodi Digit',
    path: '/jodidigit',
    ...jodiGame('Digit'),
    sent: one('Jodi Digit', 'Close', '00'),
  },
];

/** All games, in the order of the list. */
export const gameCases: readonly GameCase[] = [...main, ...expanding, ...slots];
