import { formatClock12 } from '../domain/clock-time.ts';
import type { LocalTime } from '../domain/dates.ts';
import { closesPastMidnight, type Market, type MarketTimes } from '../domain/market/market.ts';
import { type Finding, whole } from './finding.ts';

type Board = Pick<Market, 'name' | 'times' | 'open' | 'close'>;
type Timed = Board & { readonly times: MarketTimes };
/** The `boards` of config.json. */
type Boards = 'daily' | 'kept';

/** Before its Open a market has no result of its day, so a full board then belongs to an older day. */
export function checkBoards(markets: readonly Board[], now: LocalTime, set: Boards): readonly Finding[] {
  // After midnight, a market that closes past midnight may still show the day that is ending.
  const known = markets.filter(
    (market): market is Timed => market.times !== null && !closesPastMidnight(market.times),
  );
  if (known.length === 0) return [];
  const early = known.filter(({ times }) => now.minute < times.open);
  const full = early.find(market => resultOn(market) !== '');
  const at = formatClock12(now.minute);
  if (full !== undefined) return [kept(full, at, set)];
  return [early.length === 0 ? unknown(known, at) : daily(early, known, at, set)];
}

/** Empty for a placeholder such as `***-*`, too. */
function resultOn({ open, close }: Board): string {
  const text = `${open ?? ''}${close ?? ''}`;
  return /\d/.test(text) ? text : '';
}

function kept(market: Timed, at: string, set: Boards): Finding {
  const time = formatClock12(market.times.open);
  const seen = `boards are kept: at ${at} ${market.name} shows ${resultOn(market)}, and opens at ${time}`;
  return set === 'kept'
    ? whole('note', 'boards', `${seen}; the default "boards": "kept" is right`)
    : whole('misleads', 'boards', `${seen}; "boards": "kept", but config.json has "${set}"`);
}

function daily(early: readonly Timed[], known: readonly Timed[], at: string, set: Boards): Finding {
  const seen = `boards are cleared each day: at ${at} those of ${countOf(early)} are empty before their Open`;
  const line = set === 'daily' ? '"boards": "daily" is right' : 'set "boards": "daily"';
  const others = known.length - early.length;
  const again = others === 0 ? '' : `; to see the other ${others} too, run it again ${whenToRun(known)}`;
  return whole('note', 'boards', `${seen}; ${line}, if they had results yesterday${again}`);
}

const countOf = (markets: readonly Timed[]): string =>
  markets.length === 1 ? '1 market' : `${markets.length} markets`;

const unknown = (known: readonly Timed[], at: string): Finding =>
  whole(
    'note',
    'boards',
    `whether boards are kept or cleared each day cannot be told at ${at}, after the last Open; run it again ${whenToRun(known)}. Until then the default "boards": "kept" is safe`,
  );

function whenToRun(known: readonly Timed[]): string {
  const [first] = known.map(({ times }) => times.open).toSorted((a, b) => a - b);
  return first === undefined ? 'later' : `between midnight and ${formatClock12(first)}`;
}
