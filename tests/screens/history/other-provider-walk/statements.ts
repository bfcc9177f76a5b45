// Every statement on the screen about bids, results and points, and whether the provider's ledger says otherwise.
import type { Entry } from '../../../support/other-provider/ledger.ts';
import type { BidTruth, ResultTruth, Truth } from '../../../support/other-provider/truth.ts';
import { momentDay, publishedKey, type Snapshot, subsetSums } from './books.ts';

/** True of one moment: then the statement is not false. */
type Check = (moment: Snapshot) => boolean;
export type Statement = { readonly says: string; readonly isTrue: Check };

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const numberIn = (text: string): number => Number(text.replace(/[^\d-]/g, ''));

/** The session whose result decides a bid. */
const decidedBy = ({ family, session, digits, game }: BidTruth): 'Open' | 'Close' =>
  family !== 'main' || (session === 'Open' && digits.length !== 2 && !/sangam/i.test(game))
    ? 'Open'
    : 'Close';

const isPast = ({ status }: BidTruth): boolean => status === 'lost' || status === 'reversed';
const isOpen = (bid: BidTruth): boolean => bid.status === 'waiting' || isPast(bid);

export function statementsOn(path: string, today: string, toasts: readonly string[]): readonly Statement[] {
  const yesterday = momentDay(today, -1);
  return [
    ...toasts.flatMap(text => toastOf(text, [today, yesterday])),
    ...(/^\/imp(4|5|bid)$/.test(path) ? cards() : []),
    ...(path === '/results' ? rows(today, yesterday) : []),
    ...(path === '/imp' ? [...waiting(), ...banner(today)] : []),
    ...(/^\/(imp2?|galiIMP)$/.test(path) ? slips() : []),
    ...(path === '/month' ? month(today) : []),
    ...(path === '/imp' ? wallet() : []),
  ];
}

const pills = new Set(['Waiting', 'Won', 'Lost', 'Returned']);

/** A bid whose result cannot be proven waits, so 'Waiting' is false only if the lists prove an outcome. */
const fitsWord: Readonly<Record<string, (bid: BidTruth) => boolean>> = {
  Waiting: bid => bid.status === 'waiting' || isPast(bid),
  Won: ({ status }) => status === 'won',
  Lost: isPast,
  Returned: ({ status }) => status === 'returned',
};

/** Bids that look the same are compared by how many of them are said to be what. */
function cards(): readonly Statement[] {
  const groups = new Map<string, number>();
  for (const card of document.querySelectorAll('main li article, main li')) {
    if (card.querySelector('li, article') !== null) continue;
    const word = [...card.querySelectorAll('span')].map(textOf).find(text => pills.has(text));
    const fact = (name: string): string => {
      const term = [...card.querySelectorAll('dt')].find(one => textOf(one) === name);
      return textOf(term?.nextElementSibling);
    };
    // A head of a day is above the first card of the day.
    const title = [...card.querySelectorAll('h2, h3')].at(-1);
    const name = textOf(title);
    const points = /([\d,]+)(\.00)? pts/.exec(textOf(title?.parentElement))?.[1] ?? '';
    if (word === undefined) continue;
    const key = [name, fact('Digit'), fact('Session'), numberIn(points), word].join('|');
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return [...groups].map(([key, count]) => {
    const [title = '', digits = '', inSheet = '', points = '', word = ''] = key.split('|');
    // `KALYAN · Open`
    const [name = '', session = inSheet] = title.split(' · ');
    const isIt = (bid: BidTruth): boolean =>
      bid.market === name &&
      bid.digits === digits &&
      (session === '' || bid.family !== 'main' || bid.session === session) &&
      bid.points === Number(points);
    return {
      says: `card: ${count} × ${key}`,
      isTrue: ({ truth }) =>
        truth.bids.filter(bid => isIt(bid) && (fitsWord[word]?.(bid) ?? false)).length >= count,
    };
  });
}

const declared = /^(.+?)( (Open|Close))?( corrected)?: (\S+)$/;

const takenBack = /^(.+?)(?: (?:Open|Close))?: the result was taken back/;

/**
 * The first declaration no longer counts. A corrected result may equal the one that the board showed before.
 */
const wasReplaced = (truth: Truth, market: string, days: readonly string[]): boolean =>
  days.some(day => {
    const result = resultOn(truth, market, day);
    return result !== undefined && (result.corrected || result.voided);
  });

const resultOn = (truth: Truth, market: string, day: string): ResultTruth | undefined =>
  truth.results.find(result => result.market === market && result.day === day);

/** `245-1` for Open, `245-13-490` or `***-*3-490` for Close, `17` for Gali. */
function fits(shown: string, session: string, result: ResultTruth): boolean {
  const { open, close } = result;
  if (session !== 'Close') return open !== null && shown.startsWith(open);
  return (
    close !== null &&
    shown.endsWith(close) &&
    (shown.startsWith('*') || (open !== null && shown.startsWith(open)))
  );
}

/**
 * A result that was corrected while the device did not look, and whose correction no board shows any more: nobody who
 * reads boards can know of it. What the device saw was proven (issue 37, section 2), and of bids the lists decide.
 */
function fitsUnseen(
  shown: string,
  session: string,
  result: ResultTruth,
  { boards, published }: Snapshot,
): boolean {
  const { market, day } = result;
  const [, first = ''] = /^(\d+)/.exec(shown) ?? [];
  const [, last = ''] = /-(\d{3})$/.exec(shown) ?? [];
  const isUnseen = (side: 'open' | 'close', figures: string): boolean =>
    result[side] === figures ||
    (published.has(publishedKey(market, day, side, figures)) && boards.get(market)?.[side] !== result[side]);
  if (session !== 'Close') return isUnseen('open', first);
  return isUnseen('close', last) && (shown.startsWith('*') || isUnseen('open', first));
}

/**
 * A lost bid that was placed past midnight counts on both days, because the history has the later one, and no time. That
 * it did not win is so on both.
 */
const ownOf = (truth: Truth, market: string, session: string, day: string): readonly BidTruth[] =>
  truth.bids.filter(
    bid =>
      bid.market === market &&
      (bid.day === day || (bid.status === 'lost' && momentDay(bid.placedAt, 0) === day)) &&
      decidedBy(bid) === (session === 'Close' ? 'Close' : 'Open'),
  );

const paidOf = (bids: readonly BidTruth[]): number => bids.reduce((sum, { paid }) => sum + paid, 0);

function meaningFits(words: string, bids: readonly BidTruth[]): boolean {
  const won = bids.filter(({ status }) => status === 'won');
  if (/won [\d,]+/i.test(words)) return paidOf(won) === numberIn(/[\d,]+/.exec(words)?.[0] ?? '');
  if (/^Won$/.test(words)) return won.length > 0;
  if (/not won|did not (win|come)|bids won/i.test(words)) return won.length === 0 && bids.some(isPast);
  if (/returned|came back/i.test(words))
    return bids.some(({ status }) => status === 'returned') && won.length === 0;
  if (/waiting/i.test(words)) return bids.some(({ status }) => status === 'waiting') || bids.some(isPast);
  return true;
}

function rows(today: string, yesterday: string): readonly Statement[] {
  return [...document.querySelectorAll('main section[aria-label]')].flatMap(section => {
    const heading = section.getAttribute('aria-label') ?? '';
    const days = { Today: [today], Yesterday: [yesterday] }[heading];
    if (days === undefined) return [];
    return [...section.querySelectorAll('li')].map(row => {
      const title = textOf(row.querySelector('[aria-hidden]'));
      const [, market = '', , session = 'Open', , shown = ''] = declared.exec(title) ?? [];
      const pill =
        [...row.querySelectorAll('span')]
          .map(textOf)
          .findLast(text => /^(Won|Not won|Returned|Waiting|No bid)/.test(text)) ?? '';
      const [, gone] = takenBack.exec(title) ?? [];
      if (gone !== undefined)
        return {
          says: `results: ${heading}: ${title}`,
          isTrue: ({ truth }) => wasReplaced(truth, gone, days),
        };
      return {
        says: `results: ${heading}: ${title} · ${pill}`,
        isTrue: moment =>
          days.some(day => {
            const { truth } = moment;
            const result = resultOn(truth, market, day);
            if (result === undefined) return false;
            if (!fits(shown, session, result) && !fitsUnseen(shown, session, result, moment)) return false;
            // Open says that a bid of the other session waits.
            const waits = pill === 'Waiting' && ownOf(truth, market, 'Close', day).some(isOpen);
            return waits || meaningFits(pill, ownOf(truth, market, session, day));
          }),
      };
    });
  });
}

function toastOf(text: string, days: readonly string[]): readonly Statement[] {
  const [, title = '', words = ''] = /^(.+?: \S+?)(?:\. (.*))?$/.exec(text) ?? [];
  const [, market = '', , session = 'Open', , shown = ''] = declared.exec(title) ?? [];
  const [, gone] = takenBack.exec(text) ?? [];
  if (gone !== undefined)
    return [{ says: `toast: ${text}`, isTrue: ({ truth }) => wasReplaced(truth, gone, days) }];
  if (!/^[\d*]/.test(shown)) return [];
  return [
    {
      says: `toast: ${text}`,
      isTrue: ({ truth }) =>
        days.some(day => {
          const result = resultOn(truth, market, day);
          if (result === undefined || !fits(shown, session, result)) return false;
          return words === '' || meaningFits(words, ownOf(truth, market, session, day));
        }),
    },
  ];
}

function waiting(): readonly Statement[] {
  return [...document.querySelectorAll('main li')].flatMap(row => {
    const [, count = '', market = ''] =
      /^(\d+) bids? waits? for (.+?)(?:result after.*)?$/.exec(textOf(row)) ?? [];
    if (market === '') return [];
    return [
      {
        says: `home: ${textOf(row)}`,
        isTrue: ({ truth }) =>
          truth.bids.filter(bid => bid.market === market && (fitsWord['Waiting']?.(bid) ?? false)).length >=
          Number(count),
      },
    ];
  });
}

/** The sum is that of wins of exactly the markets that the banner names. */
function banner(today: string): readonly Statement[] {
  return [...document.querySelectorAll('main output')].flatMap(output => {
    const text = textOf(output);
    const [, sum = '', list = ''] =
      /You won ([\d,]+) pts(?: · )?(.*?)(?:(?: · )?A win of|Dismiss)/.exec(text) ?? [];
    const reversed = [
      ...text.matchAll(/A win of ([\d,]+) pts was taken back · (.+?)(?=(?: · )?A win of|Dismiss)/g),
    ];
    const won: readonly Statement[] =
      sum === ''
        ? []
        : [
            {
              says: `banner: ${text}`,
              isTrue: ({ truth, ledger }) => sumFits(truth, ledger, numberIn(sum), namedMarkets(list), today),
            },
          ];
    const back = reversed.map(([says, points = '', market = '']) => ({
      says: `banner: ${says}`,
      isTrue: ({ ledger }: Snapshot) =>
        ledger.some(
          entry =>
            entry.reason === 'win reversed' && entry.market === market && -entry.amount === numberIn(points),
        ),
    }));
    return [...won, ...back];
  });
}

type NamedMarket = { readonly market: string; readonly isOlder: boolean };

/**
 * `KALYAN, GALI · Yesterday`: all of them are of yesterday; `KALYAN, GALI (Yesterday)`: the last alone. A long text is
 * `Yesterday: KALYAN, GALI · Today: MILAN DAY`.
 */
const namedMarkets = (list: string): readonly NamedMarket[] =>
  list.split(' · ').flatMap((part, _, parts) => {
    const [, day, names = ''] = /^(?:(Yesterday|Today): )?(.+)$/.exec(part.trim()) ?? [];
    if (names === 'Yesterday') return [];
    const isOfYesterday = day === 'Yesterday' || parts.at(-1)?.trim() === 'Yesterday';
    return names.split(', ').map(name => ({
      market: name.replace(/ \((Yesterday|Gali|Starline)\)$/, ''),
      isOlder: isOfYesterday || name.endsWith(' (Yesterday)'),
    }));
  });

function sumFits(
  truth: Truth,
  ledger: readonly Entry[],
  sum: number,
  names: readonly NamedMarket[],
  today: string,
): boolean {
  const daysOf = (bid: BidTruth): readonly string[] => [
    bid.day,
    ...ledger
      .filter(({ reason, bids }) => reason === 'win' && bids.includes(bid.ref))
      .map(({ at }) => momentDay(at.wall, 0)),
  ];
  let sums: ReadonlySet<number> = new Set([0]);
  for (const { market, isOlder } of names) {
    const wins = truth.bids.filter(
      bid =>
        bid.market === market &&
        bid.status === 'won' &&
        daysOf(bid).some(day => day === (isOlder ? momentDay(today, -1) : today)),
    );
    const own = subsetSums(wins.map(({ paid }) => paid)).filter(some => some > 0);
    sums = new Set([...sums].flatMap(before => own.map(some => before + some)));
  }
  return sums.has(sum);
}

function slips(): readonly Statement[] {
  return [...document.querySelectorAll('main article')].flatMap(card => {
    const market = textOf(card.querySelector('h2 button, h3 button')).replace(/ ?,.*$/, '');
    return [...card.querySelectorAll('[data-standing]')].flatMap((part): readonly Statement[] => {
      const standing = part.getAttribute('data-standing') ?? '';
      const numbers = [...part.querySelectorAll('b, strong')].flatMap(one => textOf(one).split(', '));
      const fitting: Readonly<Record<string, (bid: BidTruth, truth: Truth) => boolean>> = {
        won: ({ status }) => status === 'won',
        returned: ({ status }) => status === 'returned',
        // "Your bids" names bids and says nothing of what became of them. A credit that may be the stake of more than
        // one bid is called nobody's (issue 37, section 3).
        open: bid => bid.status === 'waiting' || bid.status === 'returned' || isPast(bid),
        alive: bid => bid.status === 'waiting' || isPast(bid),
        out: (bid, truth) =>
          isPast(bid) ||
          (bid.status === 'waiting' &&
            decidedBy(bid) === 'Close' &&
            resultOn(truth, market, bid.day)?.open !== null &&
            resultOn(truth, market, bid.day) !== undefined),
      };
      const fit = fitting[standing];
      if (fit === undefined) return [];
      return numbers.map(number => {
        const digits = /\d+/.exec(number)?.[0] ?? '';
        const isCount = /^\d+ bids?$/.test(number);
        return {
          says: `slip: ${market}: ${textOf(part)}`,
          isTrue: ({ truth }) => {
            const fitted = truth.bids.filter(bid => bid.market === market && fit(bid, truth));
            return isCount ? fitted.length >= Number(digits) : fitted.some(bid => bid.digits === digits);
          },
        };
      });
    });
  });
}

/** Lost bids that cannot be proven to be lost wait, and are not in Net. */
function month(today: string): readonly Statement[] {
  const value = (name: string): string =>
    textOf([...document.querySelectorAll('main dt')].find(one => textOf(one) === name)?.nextElementSibling);
  const net = value('Net').replace('−', '-').replace('+', '');
  const returned = value('Returned');
  const ofMonth = (truth: Truth): readonly BidTruth[] =>
    truth.bids.filter(({ day }) => day.slice(0, 7) === today.slice(0, 7));
  const sum = (bids: readonly BidTruth[]): number => bids.reduce((total, { points }) => total + points, 0);
  return [
    ...(/\d/.test(net)
      ? [
          {
            says: `month: Net ${net}`,
            isTrue: ({ truth }: Snapshot) => {
              const own = ofMonth(truth);
              const won = own.filter(({ status }) => status === 'won');
              const lost = subsetSums(own.filter(isPast).map(({ points }) => points));
              return lost.some(
                cost =>
                  paidOf(won) - sum(won) - cost === numberIn(net.replace(/\.00/, '').replace('- ', '-')),
              );
            },
          },
        ]
      : []),
    ...(/\d/.test(returned)
      ? [
          {
            says: `month: Returned ${returned}`,
            isTrue: ({ truth }: Snapshot) =>
              subsetSums(
                ofMonth(truth)
                  .filter(({ status }) => status === 'returned')
                  .map(({ points }) => points),
              ).includes(numberIn(returned.replace(/\.00/, ''))),
          },
        ]
      : []),
  ];
}

function wallet(): readonly Statement[] {
  const link = [...document.querySelectorAll('header a')].find(one => textOf(one).startsWith('Wallet'));
  const shown = /([\d,]+)(\.00)? ?pts/.exec(textOf(link))?.[1];
  if (shown === undefined) return [];
  return [{ says: `wallet: ${shown}`, isTrue: ({ truth }) => truth.balance === numberIn(shown) }];
}
