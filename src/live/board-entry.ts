import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Looked } from '../domain/slip/cover.ts';
import type { WrongMark } from '../domain/slip/marked-bids.ts';
import { noMarks } from '../domain/slip/marks.ts';
import { amend, begin, redo, step, type Steps, undo } from '../domain/slip/undo-history.ts';
import type { BidSession } from '../domain/market/market.ts';
import { isSameSlip, type SlipKey, type SlipRow } from '../domain/slip/slip.ts';
import type { Stores } from '../storage/table.ts';
import { type AllMarks, type BoardMarks, marksIn } from './marks.ts';
import type { Slips } from './slips.ts';

type Stand = { readonly rows: readonly SlipRow[]; readonly board: BoardMarks };

/** The marks of a board, with one history over them and the rows of the slip. */
export type BoardEntry = {
  readonly board: ReadonlySignal<BoardMarks>;
  readonly marked: ReadonlySignal<boolean>;
  /** The session of the marks. Null without marks. */
  readonly session: ReadonlySignal<BidSession | null>;
  /** Something is marked, or Undo or Redo leads to marks. */
  readonly hasKnownMarks: ReadonlySignal<boolean>;
  /** The mark that 'Add to slip' refused, until the next change. */
  readonly wrong: ReadonlySignal<WrongMark | null>;
  /** A tap takes the stake back. It ends with the marks. */
  readonly takesBack: ReadonlySignal<boolean>;
  readonly setTakesBack: (back: boolean) => void;
  readonly looked: ReadonlySignal<Looked | null>;
  readonly lookAt: (looked: Looked) => void;
  readonly kept: Pick<AllMarks, 'all' | 'as' | 'forget'>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** A part extends the last step, as a further digit of a typed number does. */
  readonly setMarks: (board: BoardMarks, part?: 'step' | 'part') => void;
  /** Counts as a separate step. */
  readonly changeSession: (session: BidSession) => void;
  /** Clears the marks and adds the rows as one step. */
  readonly add: (addRows: () => void) => void;
  /**
   * The rows join the slip to be sent, those of the marks in place of the marks. Undo ends there, because they may be
   * placed. Returns what takes it back, which is false once the slip has changed.
   */
  readonly send: (rows: readonly SlipRow[], ofMarks: boolean) => () => boolean;
  readonly refuse: (wrong: WrongMark) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

const known = new WeakMap<Slips, Map<string, BoardEntry>>();

/** One entry for each form, whose history begins when the form opens. */
export function boardEntry(slips: Slips, stores: Stores, key: SlipKey): BoardEntry {
  const name = `${key.mobile} ${key.game} ${key.market} ${key.day}`;
  const opened = known.get(slips) ?? new Map<string, BoardEntry>();
  known.set(slips, opened);
  const entry = opened.get(name) ?? createBoardEntry(slips, marksIn(stores), key);
  opened.set(name, entry);
  return entry;
}

function createBoardEntry(slips: Slips, marks: AllMarks, key: SlipKey): BoardEntry {
  const slip = slips.of(key);
  const board = marks.of(key);
  const wrong = signal<WrongMark | null>(null);
  const looked = signal<Looked | null>(null);
  const takesBack = signal(false);
  const now = (): Stand => ({ rows: slip.rows.value, board: board.value });
  const steps = signal<Steps<Stand>>(begin(now()));
  let adding = false;

  slips.onChange((change, where) => {
    if (where !== null && !isSameSlip(where, key)) return;
    if (change === 'reread') marks.reread();
    if (change === 'end' || change === 'reread') steps.value = begin(now());
    else if (change === 'back' && isSame(steps.value.past.at(-1), now())) steps.value = undo(steps.value);
    else if (change === 'again' && isSame(steps.value.next[0], now())) steps.value = redo(steps.value);
    else if (!adding) steps.value = step(steps.value, now());
  });
  const setBoard = (next: BoardMarks): void => {
    marks.set(key, next);
    if (next.marks.size === 0) takesBack.value = false;
  };
  const move = (to: Steps<Stand>): void => {
    if (to === steps.value) return;
    batch(() => {
      wrong.value = null;
      setBoard(to.now.board);
      slip.restore(to.now.rows);
      steps.value = to;
    });
  };

  const setMarks: BoardEntry['setMarks'] = (marked, part = 'step') =>
    batch(() => {
      wrong.value = null;
      setBoard(marked);
      steps.value = (part === 'part' ? amend : step)(steps.value, now());
    });

  const replaceMarks = (addRows: () => void): void => {
    wrong.value = null;
    adding = true;
    setBoard({ marks: noMarks, session: null });
    try {
      addRows();
    } finally {
      adding = false;
    }
  };

  return {
    board,
    marked: computed(() => board.value.marks.size > 0),
    session: computed(() => board.value.session),
    hasKnownMarks: computed(() => {
      const { past, next } = steps.value;
      return [...past, ...next, now()].some(stand => stand.board.marks.size > 0);
    }),
    wrong,
    takesBack,
    setTakesBack: back => {
      takesBack.value = back;
    },
    looked,
    lookAt: next => {
      looked.value = next;
    },
    kept: marks,
    canUndo: computed(() => steps.value.past.length > 0),
    canRedo: computed(() => steps.value.next.length > 0),
    setMarks,
    changeSession: session => {
      const { marks: marked, session: before } = board.value;
      if (marked.size > 0 && session !== before) setMarks({ marks: marked, session });
    },
    add: addRows =>
      batch(() => {
        replaceMarks(addRows);
        steps.value = step(steps.value, now());
      }),
    send: (rows, ofMarks) => {
      const before = steps.value;
      const sent = batch(() => {
        if (ofMarks) replaceMarks(() => slip.join(rows));
        else slip.join(rows);
        return (steps.value = begin(now()));
      });
      return () => {
        if (steps.value !== sent) return false;
        move(before);
        return true;
      };
    },
    refuse: refused => {
      wrong.value = refused;
    },
    undo: () => move(undo(steps.value)),
    redo: () => move(redo(steps.value)),
  };
}

/** An Undo or Redo in a toast has led to a state of this history. */
const isSame = (other: Stand | undefined, { rows, board }: Stand): boolean =>
  other !== undefined &&
  other.board.marks === board.marks &&
  other.rows.length === rows.length &&
  other.rows.every(({ id }, place) => rows[place]?.id === id);
