// The browser's IndexedDB is played: one that never answers, and connections that die without a word.
import type { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const opened = vi.fn<typeof openDB>();

// Other files of this thread may have loaded the real library already.
vi.resetModules();
vi.doMock('idb', () => ({ openDB: opened }));
const { endsWith } = await import('../../src/state/core/database-in-time.ts');
const { keptOpen } = await import('../../src/state/core/kept-open.ts');
const { withTable } = await import('../../src/state/core/with-table.ts');
afterAll(() => {
  vi.doUnmock('idb');
  vi.resetModules();
});

const aDatabase = () => ({ close: vi.fn<() => void>() });
/** The next `open` returns this database. */
const gives = (database: unknown) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `close` is called
  opened.mockResolvedValueOnce(database as Awaited<ReturnType<typeof openDB>>);
const never = () => opened.mockReturnValueOnce(new Promise(() => undefined));
const failure = (name: string) => new DOMException('Connection to Indexed Database server lost', name);

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = () => keptOpen('matka-test', 1, () => undefined);

it.each([
  ['one step', () => withTable('matka-test', 'table', async () => 1)],
  ['a database that stays open', () => kept()(async () => 1)],
])('%s ends with an error when the browser does not answer an open', async (_, step) => {
  never();
  const end = expect(step()).rejects.toThrow('matka-test does not open');
  await vi.advanceTimersByTimeAsync(3000);
  await end;
});

it('the next step opens the database again, and a connection that opens late is closed', async () => {
  const [late, next] = [aDatabase(), aDatabase()];
  let answer: (database: unknown) => void = () => undefined;
  opened.mockReturnValueOnce(new Promise(resolve => (answer = resolve as typeof answer)));
  const step = kept();
  const end = expect(step(async () => 1)).rejects.toThrow('does not open');
  await vi.advanceTimersByTimeAsync(3000);
  await end;
  gives(next);
  expect(await step(async db => db)).toBe(next);
  answer(late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.close).toHaveBeenCalledTimes(1);
  expect(next.close).not.toHaveBeenCalled();
  expect(await step(async db => db)).toBe(next);
});

it('an open that is slow, but answers, is waited for', async () => {
  const slow = aDatabase();
  opened.mockImplementationOnce(async () => {
    await new Promise(resolve => setTimeout(resolve, 2900));
    return slow as never;
  });
  const end = kept()(async db => db);
  await vi.advanceTimersByTimeAsync(2900);
  expect(await end).toBe(slow);
});

it.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'a connection that died without a close (%s) is dropped, and the step is done on a new one',
  async name => {
    const [dead, alive] = [aDatabase(), aDatabase()];
    gives(dead);
    gives(alive);
    const step = kept();
    const act = vi.fn(async (db: unknown) => {
      if (db === dead) throw failure(name);
      return 'written';
    });
    expect(await step(act)).toBe('written');
    expect(act).toHaveBeenCalledTimes(2);
    expect(dead.close).toHaveBeenCalledTimes(1);
    expect(await step(async db => db)).toBe(alive);
    expect(opened).toHaveBeenCalledTimes(2);
  },
);

it('a step is repeated once only', async () => {
  gives(aDatabase());
  gives(aDatabase());
  const act = vi.fn(async () => {
    throw failure('UnknownError');
  });
  await expect(kept()(act)).rejects.toThrow('server lost');
  expect(act).toHaveBeenCalledTimes(2);
});

it('two steps that meet one dead connection open one new one', async () => {
  const [dead, alive] = [aDatabase(), aDatabase()];
  gives(dead);
  gives(alive);
  const step = kept();
  const act = async (db: unknown) => {
    if (db === dead) throw failure('InvalidStateError');
    return db;
  };
  expect(await Promise.all([step(act), step(act)])).toEqual([alive, alive]);
  expect(opened).toHaveBeenCalledTimes(2);
});

it.each(['ConstraintError', 'QuotaExceededError', 'DataError'])(
  'a %s is not a dead connection',
  async name => {
    gives(aDatabase());
    const act = vi.fn(async () => {
      throw failure(name);
    });
    await expect(kept()(act)).rejects.toThrow('server lost');
    expect(act).toHaveBeenCalledTimes(1);
  },
);

it('one step in a table is repeated too, and each connection is closed', async () => {
  const [dead, alive] = [aDatabase(), aDatabase()];
  gives(dead);
  gives(alive);
  const act = async (db: unknown) => {
    if (db === dead) throw failure('UnknownError');
    return 'read';
  };
  expect(await withTable('matka-test', 'table', act)).toBe('read');
  expect([dead.close, alive.close].map(close => close.mock.calls.length)).toEqual([1, 1]);
});

const held = () => {
  let fail: (error: unknown) => void = () => undefined;
  const done = new Promise<void>((_, reject) => (fail = reject));
  return { done, abort: vi.fn<() => void>(() => fail(failure('AbortError'))) };
};
type Held = ReturnType<typeof held>;
type Step = (transaction: Held) => Promise<unknown>;
const waiting = async (limit: AbortSignal, transaction: Held) => endsWith(limit, transaction).done;

it.each<[what: string, step: Step]>([
  ['one step', held => withTable('matka-test', 'table', (_, limit) => waiting(limit, held))],
  ['a database that stays open', held => kept()((_, limit) => waiting(limit, held))],
])('%s ends with an error when another tab holds the table, and leaves nothing', async (_, step) => {
  const database = aDatabase();
  gives(database);
  const transaction = held();
  const end = expect(step(transaction)).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(2900);
  expect(transaction.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await end;
  expect(transaction.abort).toHaveBeenCalledTimes(1);
  expect(database.close).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a step that no abort ends is given up too, and the next one opens the database again', async () => {
  const [dead, alive] = [aDatabase(), aDatabase()];
  gives(dead);
  gives(alive);
  const step = kept();
  const end = expect(step(() => new Promise(() => undefined))).rejects.toThrow('matka-test does not answer');
  await vi.advanceTimersByTimeAsync(3500);
  await end;
  expect(await step(async db => db)).toBe(alive);
});

it('a step that ended while the page was frozen has succeeded', async () => {
  gives(aDatabase());
  let finish: (value: string) => void = () => undefined;
  const tooLate = (): never => {
    throw failure('InvalidStateError');
  };
  const end = kept()((_, limit) => {
    endsWith(limit, { done: Promise.resolve(), abort: tooLate });
    return new Promise(resolve => (finish = resolve));
  });
  await vi.advanceTimersByTimeAsync(3000);
  finish('written');
  expect(await end).toBe('written');
});
