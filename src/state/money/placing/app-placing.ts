import type { Counted } from '../../../contract/reports.ts';
import type { Source } from '../../../domain/placing/evidence.ts';
import type { OrderEnd } from '../../../domain/placing/order.ts';
import { configAtom, environmentAtom } from '../../core/environment.ts';
import type { MakePlacing, Placing } from '../../core/environment-types.ts';
import type { BrowserTools, PlacingEnvironment } from './environment.ts';
import { evidenceReader } from './evidence-reader.ts';
import { limitedPlacing } from './limited-placing.ts';
import { createPlacing } from './placing.ts';
import { noteAttemptsAtom } from '../debits.ts';
import { isOthersTurn } from '../money-account.ts';
import { stakeLedger } from './stake-ledger.ts';

export function appPlacing(
  { get, set, notify }: Parameters<MakePlacing>[0],
  tools: BrowserTools & Pick<PlacingEnvironment, 'randomId'>,
): Placing {
  const ledger = stakeLedger(get, set);
  const provider = (): ReturnType<PlacingEnvironment['provider']> => {
    const { readLagSeconds, sendClientRef } = get(configAtom);
    return { lagMs: readLagSeconds * 1000, sendsRef: sendClientRef };
  };
  const shownNow = (): number => get(environmentAtom).clock.now();
  const count = ({ kind }: Source, counted: Counted): void => {
    if (kind !== 'bid') return;
    const { counts } = get(environmentAtom);
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  };
  const environment: PlacingEnvironment = {
    ...tools,
    ...evidenceReader(get, set),
    shownNow,
    isHere: account => !isOthersTurn(get, account),
    provider,
    notify: (news, attempt) => {
      if (news === 'twice') count(attempt.source, 'bid doubled');
      notify(news, attempt);
    },
    onKnownEnd: (attempt, placed, late) => {
      if (placed && late) count(attempt.source, 'bid found');
      ledger.noteEnd(attempt, placed);
    },
    onAttempts: attempts => set(noteAttemptsAtom, attempts, tools),
  };
  const placing = limitedPlacing(createPlacing(environment), ledger);
  return {
    ...placing,
    place: async (order, requestsFor, again) => {
      const end = await placing.place(order, requestsFor, again);
      const counted = countedAs(end);
      if (counted !== null) count(order.source, counted);
      return end;
    },
  };
}

/** Null where the app itself refused, because reports count only the provider's answers. */
function countedAs(end: OrderEnd): Counted | null {
  if (end.kind === 'placed') return 'bid placed';
  if (end.kind === 'unclear') return end.waiting.length > 0 ? 'bid asked' : 'bid unclear';
  return end.kind === 'rejected' && end.refusal === undefined ? 'bid refused' : null;
}
