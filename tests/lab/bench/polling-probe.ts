// Runs in the browser before React, on the app's page and on the usual one alike. Replies to the polls and
// times them.

/** The times of a poll. */
export type Poll = {
  /** Milliseconds from the last byte of its reply until it was written and its changes were committed. */
  readonly took: number;
  /** The number of cards that were drawn for it. Only the app's page counts them. */
  readonly cards: number;
};

type Market = Readonly<Record<string, unknown>>;

const dashboard = (result: readonly Market[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ status: true, betting_status: '1', wallet_amt: 10_000, result }));

const last = { ended: 0, committed: 0, cards: 0 };
let bytes = dashboard([]);

// React calls this hook, which is made for its developer tools, after each commit.
const onCommitFiberRoot = (): void => {
  last.committed = performance.now();
};
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1, onCommitFiberRoot },
});

/** Counts a card that is drawn. */
export const countCard = (): void => {
  last.cards += 1;
};

/** A reply that notes when its last byte is read. No two texts of them share memory, as with a network. */
export function reply(): Response {
  let sent = false;
  const pull = (to: ReadableStreamDefaultController<Uint8Array>): void => {
    if (sent) {
      last.ended = performance.now();
      return to.close();
    }
    sent = true;
    to.enqueue(bytes);
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

const frame = (): Promise<void> =>
  new Promise(painted => requestAnimationFrame(() => setTimeout(painted, 20)));

/**
 * Gives the bench `show`, which polls for the first time, and `poll`, which polls once more: for the same text, or for
 * one that differs in one market's open result. `ask` polls; its promise ends when the reply has been written.
 */
export function offerPolls(ask: () => unknown): void {
  let markets: Market[] = [];
  let turn = 0;

  const poll = async (changes: boolean): Promise<Poll> => {
    turn += 1;
    const index = (turn * 37) % markets.length;
    if (changes) markets[index] = { ...markets[index], open_result: `${100 + turn}-1` };
    bytes = dashboard(markets);
    Object.assign(last, { committed: 0, cards: 0 });
    await ask();
    const written = performance.now();
    await new Promise(rest => setTimeout(rest));
    // The change is committed, laid out and painted before the next poll.
    if (changes) {
      while (last.committed === 0) await frame();
      await frame();
    }
    return { took: Math.max(written, last.committed) - last.ended, cards: last.cards };
  };
  const show = async (first: readonly Market[]): Promise<void> => {
    markets = [...first];
    await poll(true);
  };
  Object.assign(globalThis, { show, poll });
}
