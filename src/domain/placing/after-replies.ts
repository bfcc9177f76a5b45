import type { Baseline, Evidence } from './evidence.ts';
import { type Event, inTurn, type Moment, type Out, raise, type Step } from './events.ts';
import { informOfDoubles } from './doubles.ts';
import { forget } from './journal-load.ts';
import { note } from './notes.ts';
import type { Attempt } from './attempt.ts';
import type { Points } from '../points.ts';
import { weighBalance } from './sums.ts';
import { type Sent, type State, takeNumber, type WalletReading, type Who } from './state.ts';

const whoOf = (id: number): Who => ({ of: 'wallet', id });

/** A refusal is final when only the placed points are gone. Raises `wallet read` at the end. */
export function beginWalletReading(state: State, baseline: Baseline, sent: readonly Sent[]): Step {
  const those = (end: string): readonly Attempt[] =>
    sent.filter(one => one.end === end).map(({ attempt }) => attempt);
  const [placed, rejected] = [those('placed'), those('rejected')];
  const [first] = [...placed, ...rejected];
  if (first === undefined) return [state, [raise({ kind: 'wallet read' })]];
  const [next, id] = takeNumber(state);
  // A lost request takes points too, and so may an earlier request with the same reference.
  const isAlone = sent.every(({ end, attempt }) => end !== 'unclear' && attempt.baseline === baseline);
  const stage = { kind: 'reading', version: undefined, balance: undefined } as const;
  return [
    { ...next, wallet: { id, baseline, placed, rejected, isAlone, stage } },
    [
      { kind: 'read', what: 'version', who: whoOf(id) },
      { kind: 'read', what: 'balance', account: first.account, who: whoOf(id) },
    ],
  ];
}

type Answer = Extract<Event, { readonly kind: 'version' | 'balance' | 'written' | 'evidence' }>;

export function onWallet(state: State, id: number, event: Answer, at: Moment): Step {
  const { wallet } = state;
  if (wallet?.id !== id) return [state, []];
  const { stage } = wallet;
  if (event.kind === 'version' && stage.kind === 'comparing')
    return decide(state, wallet, stage.version === event.version ? stage.balance : null, at);
  if (event.kind === 'version' && stage.kind === 'reading')
    return compare(state, { ...wallet, stage: { ...stage, version: event.version } }, at);
  if (event.kind === 'balance' && stage.kind === 'reading')
    return compare(state, { ...wallet, stage: { ...stage, balance: event.balance } }, at);
  if (event.kind === 'written' && stage.kind === 'removing') return lookForDouble(state, wallet, stage, at);
  if (event.kind === 'evidence' && stage.kind === 'lines') {
    const evidence: Evidence = { lines: event.evidence.lines, balance: stage.balance };
    const possibleDoubles = wallet.placed.map(attempt => ({ watch: 0, attempt, since: null }));
    return inTurn(state, now => informOfDoubles(now, possibleDoubles, evidence, at), endReading);
  }
  return [state, []];
}

/** If another tab took points during the reading, the journal has another version. */
function compare(state: State, wallet: WalletReading, at: Moment): Step {
  const { stage, isAlone } = wallet;
  const next = { ...state, wallet };
  if (stage.kind !== 'reading' || stage.balance === undefined) return [next, []];
  if (!isAlone) return decide(next, wallet, null, at);
  if (stage.version === undefined) return [next, []];
  const { version, balance } = stage;
  return [
    { ...state, wallet: { ...wallet, stage: { kind: 'comparing', version, balance } } },
    [{ kind: 'read', what: 'version', who: whoOf(wallet.id) }],
  ];
}

/** `balance` is null where it is unknown, or where others may have taken points too. The watch then reads it later. */
function decide(state: State, wallet: WalletReading, balance: Points | null, at: Moment): Step {
  const { placed, rejected, baseline } = wallet;
  const { twice, final } = weighBalance(
    baseline,
    balance,
    placed.map(({ total }) => total),
  );
  const judged: Judged = { twice: twice && at.lagMs === 0, balance };
  if (final && at.lagMs === 0 && rejected.length > 0) {
    const removing = { ...wallet, stage: { kind: 'removing', ...judged } } as const;
    const knownEnds = rejected.map((attempt): Out => ({ kind: 'inform', knownEnd: attempt, placed: false }));
    const remove = rejected.map(({ id }) => id);
    return [
      forget({ ...state, wallet: removing }, rejected),
      [...knownEnds, { kind: 'persist', remove, next: { kind: 'written', who: whoOf(wallet.id) } }],
    ];
  }
  const noted = (attempt: Attempt) => (now: State) =>
    note(
      now,
      attempt.id,
      { kind: 'rejected', ran: at.ran, lagMs: at.lagMs },
      { of: 'thenCheck', attempt: attempt.id },
    );
  return inTurn({ ...state, wallet }, ...rejected.map(noted), now => lookForDouble(now, wallet, judged, at));
}

/** `twice`: the debit is that of a double. `balance` is null where it proves nothing. */
type Judged = { readonly twice: boolean; readonly balance: Points | null };

function lookForDouble(
  state: State,
  wallet: WalletReading,
  { twice, balance }: Judged,
  { lagMs }: Moment,
): Step {
  const { id, placed } = wallet;
  const [first] = placed;
  if (twice && first !== undefined)
    return [
      { ...state, wallet: { ...wallet, stage: { kind: 'lines', balance } } },
      [{ kind: 'read', what: 'evidence', scope: first, who: whoOf(id) }],
    ];
  if (placed.length > 0 && (balance === null || lagMs > 0))
    return inTurn(
      state,
      now => [now, [raise({ kind: 'watch', attempts: placed, afterMs: lagMs })]],
      endReading,
    );
  return endReading(state);
}

const endReading = (state: State): Step => [{ ...state, wallet: null }, [raise({ kind: 'wallet read' })]];
