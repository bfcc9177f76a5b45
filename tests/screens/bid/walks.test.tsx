import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../../mock-server/data/fault-rule.ts';
import { figureRun } from '../../lab/figures/figure-run.ts';
import { deviceActs, drawReaders, readersInWords, share } from '../../support/odd-readers.ts';
import { seeded } from '../../support/virtual-time.ts';
import { drawProvider, providerInWords } from '../../support/odd-provider.ts';
import { type Row, walker } from './walker.tsx';

// Random walks of a player over the screens, each named by its seed.
const run = figureRun('walks');
const walks = run.inputs;
const first = (run.seed - 1) * walks + 1;
const steps = run.release ? 100 : 14;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const placed = 'Bid placed successfully!';
const part = /of the bids placed, the rest are still on the slip$/;
const faults = ['status', 'drop', 'drop-after', 'hang', 'empty', 'truncate', 'html', 'false-status'] as const;
const paths = [
  '/api-submit-bid',
  '/api-submit-bid',
  '/api-bid-history-data',
  '/api-user-wallet-balance',
] as const;

const count = (all: readonly string[], one: string): number => all.filter(other => other === one).length;

/** How often the player tapped SUBMIT, and was asked about an outcome that no history shows. */
type Tally = { taps: number; asked: number };

/** Runs one walk. Returns its faults in the order of their discovery. */
async function walk(
  seed: number,
  tallies: { readonly prompt: Tally; readonly late: Tally },
): Promise<readonly string[]> {
  vi.setSystemTime('2026-11-21T07:30:00.000Z');
  const random = seeded(seed);
  const pick = <T,>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
  const readers = drawReaders(random);
  const tally = readers.lag === 0 ? tallies.prompt : tallies.late;
  const provider = drawProvider(random);
  const player = await walker(random() < 0.3, readers, { provider, random });
  const wrong: string[] = [];
  const log: string[] = [];
  const told: string[] = [];
  const noticed: string[] = [];
  const elsewhere: string[] = [];
  const either: string[] = [];
  const asked: string[] = [];
  /** Reports to the player of another tab. The bid may be that of a row which is still on a slip. */
  const toldElsewhere: string[] = [];
  /** Rows that a player sent again after reading that they may be placed twice. */
  const dared: string[] = [];
  let isAsked = false;
  let isTakenOff = false;
  /** Reports that a page may repeat, because the page before it died with the words on screen. */
  const again: string[] = [];
  /** Recent reports that are not noted as read. If the page dies now, they are lost. */
  let unread: string[] = [];
  /** Reports of pages that died, which are repeated. */
  const twice: string[] = [];
  let known: readonly Row[] = [];

  /** Compares the messages since the step began with the ledger, and accounts for each row that left the slip. */
  const look = async (deleted: boolean): Promise<void> => {
    const unclear = player.notClear().length > 0;
    if (unclear && !isAsked) tally.asked += 1;
    isAsked = unclear;
    // A bid whose end is open may be found placed after its market has closed.
    const now = [...player.slip(), ...player.closed()];
    const gone = known.filter(({ id }) => !now.some(row => row.id === id));
    asked.push(...now.filter(({ id }) => !known.some(row => row.id === id)).map(({ says }) => says));
    known = now;
    const said = player.toasts();
    const notice = [...(await player.readNotice())];
    noticed.push(...notice);
    unread.push(...notice);
    const success = said.includes(placed);
    const some = success || said.some(text => part.test(text));
    const silent = gone.filter(row => {
      if (deleted) return false;
      const at = notice.indexOf(row.says);
      if (at >= 0) notice.splice(at, 1);
      // A notice of the same words may be of another bid.
      if (at >= 0 && some) either.push(row.says);
      return at < 0;
    });
    const successes = some ? silent.map(({ says }) => says) : [];
    told.push(...successes);
    unread = player.hasUnread() ? [...unread, ...successes] : [];
    if (!some) wrong.push(...silent.map(({ says }) => `left in silence: ${says}`));
    if (success && gone.length === 0) wrong.push('success was said of nothing');
    const ledger = player.ledger();
    for (const says of new Set([...told, ...elsewhere, ...noticed, ...toldElsewhere, ...ledger])) {
      const inLedger = count(ledger, says);
      const placedHere = count(told, says) + count(elsewhere, says);
      if (placedHere > inLedger) wrong.push(`told falsely: ${says}`);
      if (placedHere + count(noticed, says) > inLedger + count(again, says))
        wrong.push(`noticed falsely: ${says}`);
      // The other tab's row may still be on a slip here, so this player reads the message too.
      if (count(elsewhere, says) + count(toldElsewhere, says) > inLedger + count(again, says))
        wrong.push(`noticed falsely in another tab: ${says}`);
      if (inLedger > count(asked, says)) wrong.push(`doubled: ${says}`);
    }
    const receipt = player.receipt();
    if (success && log.at(-1) === 'submit' && receipt.length === 0) wrong.push('placed without a receipt');
    for (const says of new Set(receipt))
      if (count(receipt, says) > count(ledger, says)) wrong.push(`a receipt of no bid: ${says}`);
    if (player.warnedOfTwice() && dared.length === 0) wrong.push('warned of a double that is none');
  };

  const reload = async (): Promise<void> => {
    const untold = await player.reload();
    again.push(...untold);
    for (const says of new Set(unread))
      twice.push(...Array<string>(Math.min(count(unread, says), count(untold, says))).fill(says));
    unread = [];
  };

  const submit = async (): Promise<void> => {
    if (await player.submit()) tally.taps += 1;
  };
  const answer = async (): Promise<void> => {
    const rows = player.notClear();
    const name = pick(['Wait', 'Send again', 'Take it off']);
    if (!(await player.answer(name))) return void (await player.answer('Wait'));
    isTakenOff = name === 'Take it off';
    // A player who decides without knowing may never read the outcome of the first one.
    if (name !== 'Wait') either.push(...rows);
    if (name !== 'Send again') return;
    dared.push(...rows);
    asked.push(...rows);
  };

  const digits = pick(['7', '3']);
  const stake = pick([50, 20]);
  /** In one step, because three acts of chance in this order are rare. */
  const place = async (): Promise<void> => {
    await player.comeBack();
    await player.ask();
    await submit();
  };
  const acts: readonly [string, () => Promise<unknown> | void][] = [
    ['add', () => player.add(digits, stake, pick(['Open', 'Close']))],
    ['add', () => player.add(pick(['7', '3']), pick([50, 20]), 'Close')],
    ['ask', () => player.ask()],
    ['submit', submit],
    ['place', place],
    ['place', place],
    ['cancel', () => player.cancel()],
    ['remove', () => player.remove()],
    ['leave', () => player.leave()],
    ['come back', () => player.comeBack()],
    ['come back', () => player.comeBack()],
    ['back', () => player.back()],
    ['reload', reload],
    [
      'elsewhere',
      async () => {
        const dies = random() < 0.3;
        asked.push(player.says(digits, stake));
        const end = await player.placeElsewhere(digits, stake, dies);
        elsewhere.push(...end.placed);
        toldElsewhere.push(...end.earlier);
      },
    ],
    ['fault', () => player.fault(pick(paths), pick<FaultKind>(faults), pick([1, 1, 4]))],
    ['answer', answer],
    ['device', () => player.actElsewhere(pick(deviceActs), stake)],
    ['pass', () => player.pass(Math.floor(random() * 8000))],
    ['provider', () => player.actAsProvider()],
    ['clock', () => player.advance(pick(['10m', '2h', '12h']))],
  ];
  for (let step = 0; step < steps; step += 1) {
    const [name, act] = acts[Math.floor(random() * acts.length)] ?? ['pass', () => player.pass(100)];
    log.push(name);
    await player.forgetToasts();
    isTakenOff = false;
    await act();
    await look(name === 'remove' || isTakenOff);
  }
  // In good weather, given time, everybody knows what became of everything.
  player.clearFaults();
  for (let minute = 0; minute < 2; minute += 1) {
    await player.forgetToasts();
    log.push('rest');
    if (minute === 1) await reload();
    await player.pass(45_000 + readers.lag * 2000);
    await look(false);
  }
  const ledger = player.ledger();
  for (const says of new Set(ledger)) {
    const known = [...told, ...elsewhere, ...noticed, ...toldElsewhere, ...either, ...player.unknowable()];
    if (count(ledger, says) > count(known, says) - count(twice, says)) wrong.push(`nobody was told: ${says}`);
  }
  wrong.push(...player.mock.calls().flatMap(call => call.violations));
  await player.end();
  vi.clearAllTimers();
  return wrong.length === 0 ? [] : [`seed ${seed}: ${[...new Set(wrong)].join('; ')} (${log.join(', ')})`];
}

it(
  `${walks} walks over form, dialog, reload, second tab, clock and midnight: nothing is said that is not so`,
  { timeout: run.timeout },
  async () => {
    const wrong: string[] = [];
    const [prompt, late]: [Tally, Tally] = [
      { taps: 0, asked: 0 },
      { taps: 0, asked: 0 },
    ];
    for (let seed = first; seed < first + walks; seed += 1) {
      wrong.push(...(await walk(seed, { prompt, late })));
    }
    run.report({
      load: `${steps} steps each`,
      faults: `${faults.join(', ')}; ${readersInWords}; ${providerInWords}`,
      lost: null,
      doubled: null,
      wrong: wrong.length,
      note: `${prompt.taps + late.taps} taps of SUBMIT; asked at ${share(prompt.asked, prompt.taps)} of the taps, where readers lag at ${share(late.asked, late.taps)}`,
    });
    expect(wrong).toEqual([]);
    // Walks that never tap SUBMIT prove nothing.
    expect(prompt.taps + late.taps).toBeGreaterThanOrEqual(Math.floor((walks * steps) / 100));
  },
);
