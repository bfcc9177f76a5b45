import { act, cleanup, fireEvent } from '@testing-library/react';
import type { FaultKind } from '../../../mock-server/data/fault-rule.ts';
import { localTime } from '../../../src/domain/dates.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { marketDay } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { isUntold } from '../../../src/domain/placing/attempt.ts';
import type { OrderRow } from '../../../src/domain/placing/evidence.ts';
import type { EarlierRow } from '../../../src/domain/placing/order.ts';
import { points } from '../../../src/domain/points.ts';
import { parseStored } from '../../../src/storage/table.ts';
import { slipsEntry } from '../../../src/storage/bidding.ts';
import { go } from '../../../src/nav/navigation.ts';
import { placeBidAtom } from '../../../src/state/money/bids.ts';
import { clearToasts } from '../../../src/ui/overlays/toast.ts';
import { createMock } from '../../support/app-mock.ts';
import { openTab, pageLife } from '../../support/tab.ts';
import { steppedMoney } from '../../support/memory-money.ts';
import { flushReplies, passTime, pastToasts, settle, shownToasts } from '../../support/pass-time.ts';
import { memoryStore } from '../../support/memory-store.ts';
import {
  actElsewhere,
  type DeviceAct,
  keepsReferences,
  otherNumber,
  type Readers,
  readerFaults,
} from '../../support/odd-readers.ts';
import {
  actAsProvider,
  arrangeProvider,
  boardsKindOf,
  type OddProvider,
  setReplicas,
} from '../../support/odd-provider.ts';
import { renderApp } from '../../support/render-app.tsx';
import { aMarket } from '../../support/a-market.ts';
import { fallbackOf } from '../../../src/domain/market/market-fallback.ts';

const market = aMarket();
const night = aMarket({
  id: '2',
  name: 'Milan Day',
  times: { open: minuteOfDay(1430), close: minuteOfDay(30) },
});
/** A row and its words: `Kalyan 7 Open 50`. */
export type Row = { readonly id: string; readonly says: string };

/** A line such as `Kalyan · Single Digit · 7 Open`, and the points, as a row says it. */
function saidOf(line: string, stake: string | number): string {
  const [name = '', , rest = ''] = line.split(' · ');
  const [digits = '', session = ''] = rest.split(' ');
  return `${name} ${digits} ${session} ${stake}`;
}

const saidOfRows = (rows: readonly OrderRow[] | readonly EarlierRow[]): readonly string[] =>
  rows.map(({ market: name, number, session, points: stake }) => `${name} ${number} ${session} ${stake}`);

/** The placements that another tab reported, and the earlier ones. */
type Elsewhere = { readonly placed: readonly string[]; readonly earlier: readonly string[] };

/**
 * A player of one browser, who has the bid form of a market on screen: their steps, and the words they see. The market is
 * Kalyan, or one that closes past midnight. Timers and dates are to be faked; time passes by `pass` alone.
 */
export async function walker(
  overnight: boolean,
  readers: Readers,
  { provider, random }: { readonly provider: OddProvider; readonly random: () => number },
) {
  const place = overnight ? night : market;
  const giveBack = sessionHistory();
  const mock = createMock({ machineNow: () => Date.now() });
  const config = {
    boards: boardsKindOf(provider),
    readLagSeconds: readers.lag,
    sendClientRef: keepsReferences(readers),
  };
  const isOdd = readers.lag > 0 || readers.quirks.size > 0;
  Object.assign(mock.data().content, { min_deposit: 1, approve_deposits: true });
  Object.assign(mock.data().markets[1] ?? {}, { open_time: '11:50 PM', close_time: '12:30 AM' });
  if (overnight) mock.advance('645m');
  /** Only the readers stay as they are. */
  const clearFaults = (): void => {
    mock.clearFaults();
    for (const rule of readerFaults(readers)) mock.fault(rule);
    setReplicas(mock, provider);
  };
  arrangeProvider(mock, provider, random);
  clearFaults();
  const last = Math.max(...mock.data().bids.map(({ id }) => id));
  const storage = [memoryStore(), memoryStore()] as const;
  const browser = steppedMoney();
  /** How many words of the page that is on screen are not noted as read yet. */
  let unread = 0;
  const painted = async (): Promise<void> => {
    unread += 1;
    await browser.painted();
    unread -= 1;
  };
  let ids = 0;
  let life = pageLife();
  const open = async (path: string, state: unknown): Promise<void> => {
    life = pageLife();
    await renderApp(path, {
      again: { mock, storage, state },
      money: life.tools({ ...browser, painted }),
      config,
      alive: life.alive,
      randomId: () => `row-${(ids += 1)}`,
    });
    await settle();
  };
  const form = { market: fallbackOf(place) };
  await open('/single', { ...form, depth: 0 });
  if (document.querySelector('input[name=points]') === null)
    throw new Error(
      `No form: ${location.href} ${JSON.stringify(history.state)} ${document.body.textContent}`,
    );

  /** The words of a button may be followed by points in a separate element. */
  const wordsOf = (button: Element): string =>
    [...button.childNodes].find(({ textContent }) => textContent !== '')?.textContent ?? '';
  const buttons = (name: string): readonly HTMLElement[] =>
    [...document.querySelectorAll('button')].filter(
      button => (button.getAttribute('aria-label') ?? wordsOf(button)) === name,
    );
  const click = (button: Element): Promise<void> =>
    act(async () => {
      fireEvent.click(button);
      await flushReplies();
    });
  /** False where it is not offered. */
  const press = async (name: string): Promise<boolean> => {
    const [button] = buttons(name);
    if (button === undefined || button.getAttribute('aria-disabled') === 'true') return false;
    await click(button);
    return true;
  };
  const dialog = (name: string): Element | undefined =>
    [...document.querySelectorAll('dialog[open]')].find(one => one.querySelector('h2')?.textContent === name);
  const notice = (): Element | undefined => dialog('Done before');
  const rowsOfNotice = (): readonly string[] =>
    [...(notice()?.querySelectorAll('li') ?? [])].map(one => {
      const line = one.textContent?.replace(/\s+/g, ' ') ?? '';
      return saidOf(line, /(\d+) pts$/.exec(line)?.[1] ?? '');
    });
  const readWithBack: string[] = [];
  const type = (label: string, value: string): void => {
    const field = [...document.querySelectorAll('label')].find(one => one.textContent === label);
    const input = document.getElementById(field?.htmlFor ?? '');
    if (input !== null) fireEvent.input(input, { target: { value } });
  };
  const rowsUnder = (key: string): readonly Row[] =>
    (parseStored(slipsEntry.schema, JSON.parse(storage[1].getItem(key) ?? '[]')) ?? []).flatMap(slip =>
      slip.rows.map(row => ({
        id: row.id,
        says: `${slip.market.name} ${row.digits} ${row.session} ${row.points}`,
      })),
    );

  const goTo = async (path: string): Promise<void> => {
    await act(async () => {
      go(path, { state: form });
      await flushReplies();
    });
  };

  /** A dialog that goes with its page takes its entry out of the history, which takes a moment. */
  const leavePage = async (): Promise<void> => {
    life.end();
    cleanup();
    await passTime(1000);
  };

  let others = 0;
  return {
    mock,
    slip: () => rowsUnder('matka.slips.v2'),
    closed: () => rowsUnder('matka.slips-closed.v1'),
    /** All sentences that were shown in passing, since `forgetToasts`. */
    toasts: () => [...pastToasts, ...shownToasts()],
    forgetToasts: async (): Promise<void> => {
      pastToasts.length = 0;
      await act(async () => clearToasts());
    },
    /** The rows in the notice of earlier bids. Reading the notice closes it, and so does Back. */
    readNotice: async (): Promise<readonly string[]> => {
      const [close] = [...(notice()?.querySelectorAll('button') ?? [])].filter(
        one => one.textContent === 'Close',
      );
      const said = [...readWithBack.splice(0), ...rowsOfNotice()];
      if (close !== undefined) await click(close);
      return said;
    },
    /** The rows of the receipt on screen, at most five. */
    receipt: (): readonly string[] => {
      const region = document.querySelector('section[aria-label=Receipt]');
      const [name = '', sessions = ''] = region?.querySelector('p b')?.textContent?.split(' · ') ?? [];
      return [...(region?.querySelectorAll('li') ?? [])].map(row => {
        const [digits, session, stake] = [...row.children].map(one => one.textContent ?? '');
        return `${name} ${digits} ${session === '' ? sessions : session} ${stake?.replace(' pts', '')}`;
      });
    },
    /**
     * Bids whose end neither a history nor the wallet can tell: they left while the history could not be read, or something
     * was won meanwhile. The app asks the player about these.
     */
    unknowable: (): readonly string[] =>
      browser.journal
        .kept()
        .filter(
          ({ phase, baseline, total }) =>
            phase.kind === 'unclear' &&
            (isOdd || baseline.lines === null || baseline.balance - mock.balance('9876543210') !== total),
        )
        .flatMap(({ wanted }) => saidOfRows(wanted)),
    warnedOfTwice: () => document.querySelector('dialog[open][aria-label*="placed twice"]') !== null,
    ledger: () =>
      mock
        .data()
        .bids.filter(({ id, user_id, digits }) => id > last && user_id === 1 && digits !== otherNumber)
        .map(bid => `${bid.game_name} ${bid.digits} ${bid.session} ${bid.points}`),
    add: async (digits: string, stake: number, session: 'Open' | 'Close') => {
      if (dialog('Confirm bid') !== undefined || location.pathname !== '/single') return;
      const radio = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
        one => one.value === session && !one.disabled,
      );
      if (radio !== undefined) await act(async () => void fireEvent.click(radio));
      type('Digit', digits);
      type('Points', String(stake));
      await press('Proceed');
    },
    /** Submit would include the typed bid, which no list of rows shows before. */
    ask: (): Promise<boolean> => {
      if (dialog('Confirm bid') === undefined) for (const label of ['Digit', 'Points']) type(label, '');
      return press('Submit');
    },
    submit: () => press('SUBMIT'),
    cancel: () => press('CANCEL'),
    undo: () => press('Undo'),
    remove: async (): Promise<void> => {
      if (dialog('Confirm bid') !== undefined) return;
      const [first] = [...document.querySelectorAll('li button[aria-label^=Delete]')];
      if (first instanceof HTMLElement) await press(first.getAttribute('aria-label') ?? '');
    },
    leave: () => goTo('/imp'),
    comeBack: () => goTo('/single'),
    /** Returns the reports that the next page may repeat, because a page died before it painted them. */
    reload: async (): Promise<readonly string[]> => {
      const again = unread > 0 ? browser.journal.kept().filter(isUntold) : [];
      await leavePage();
      const state: unknown = history.state;
      await open(location.pathname, state);
      return again.flatMap(({ wanted }) => saidOfRows(wanted));
    },
    /** Whether words are on screen that are not noted as read yet. */
    hasUnread: (): boolean => unread > 0,
    says: (digits: string, stake: number): string => `${place.name} ${digits} Close ${stake}`,
    /** Another tab places a number, or dies with its bid on the way. Returns the reports to that tab. */
    placeElsewhere: async (digits: string, stake: number, dies: boolean): Promise<Elsewhere> => {
      const tab = openTab(mock, browser, { config });
      const row = {
        id: `elsewhere-${(others += 1)}`,
        digits,
        closeDigits: '',
        points: points(stake),
        session: 'Close' as const,
      };
      const date = marketDay(place.times, localTime(mock.now(), 'Asia/Kolkata'));
      const slip = { game: gameByKey('singleDigit'), market: place, date, rows: [row] };
      const told: Elsewhere & { ended: boolean } = { placed: [], earlier: [], ended: false };
      void tab.store
        .set(placeBidAtom, slip)
        .then(({ placed, earlier }) =>
          Object.assign(told, { placed: saidOfRows(placed), earlier: saidOfRows(earlier), ended: true }),
        );
      await settle();
      if (!dies) await passTime(50_000, () => told.ended);
      // The player of this tab reads the words.
      if (told.ended) await passTime(20);
      tab.die();
      return told;
    },
    /** The rows of the question that only the player can answer. */
    notClear: (): readonly string[] =>
      [...(dialog('Not clear yet')?.querySelectorAll('p') ?? [])].flatMap(({ textContent }) => {
        const [, stake, line] = /· (\d+) pts of .* \((.*)\)$/.exec(textContent ?? '') ?? [];
        return stake === undefined || line === undefined ? [] : [saidOf(line, stake)];
      }),
    /** Presses a button of that question. False where it is not offered. */
    answer: async (name: string): Promise<boolean> => {
      const offered = [...(dialog('Not clear yet')?.querySelectorAll('button') ?? [])];
      const button = offered.find(one => one.textContent === name);
      if (button !== undefined) await click(button);
      return button !== undefined;
    },
    actElsewhere: async (kind: DeviceAct, stake: number): Promise<void> => {
      if (!readers.quirks.has('device')) return;
      // Does not wait for a reply that never arrives.
      void actElsewhere(mock.fetch, kind, stake);
      await settle();
    },
    clearFaults,
    actAsProvider: () => actAsProvider(mock, random, Number(place.id)),
    fault: (path: string, kind: FaultKind, times: number) => void mock.fault({ path, kind, times }),
    advance: (duration: string) => mock.advance(duration),
    pass: (ms: number) => passTime(ms),
    back: async (): Promise<void> => {
      const read = rowsOfNotice();
      history.back();
      await passTime(500);
      if (notice() === undefined) readWithBack.push(...read);
    },
    end: async (): Promise<void> => {
      await leavePage();
      giveBack();
    },
  };
}

type Entry = { readonly state: unknown; readonly url: string };

/**
 * Replaces happy-dom's session history, whose `go` reloads the page, by one that works as in a browser: a step ends later
 * than its call, with a `popstate` event. Returns a function that restores happy-dom's.
 */
function sessionHistory(): () => void {
  const before = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    go: history.go.bind(history),
    back: history.back.bind(history),
  };
  const raw = (entry: Entry): void =>
    History.prototype.replaceState.call(history, entry.state, '', entry.url);
  const here = (): Entry => ({ state: history.state, url: location.href });
  let entries: readonly Entry[] = [here()];
  let index = 0;
  history.pushState = (state, title, url) => {
    before.pushState(state, title, url);
    entries = [...entries.slice(0, index + 1), here()];
    index += 1;
  };
  history.replaceState = (state, title, url) => {
    before.replaceState(state, title, url);
    entries = entries.with(index, here());
  };
  history.go = (by = 0) =>
    void setTimeout(() => {
      const target = entries[index + by];
      if (target === undefined) return;
      index += by;
      raw(target);
      dispatchEvent(new PopStateEvent('popstate', { state: target.state }));
    });
  history.back = () => history.go(-1);
  return () => Object.assign(history, before);
}
