import type { LimitRefusal } from '../../../domain/player/play-limits.ts';
import type { Placing, RequestsFor } from '../../core/environment-types.ts';
import type { StakeLedger } from './stake-ledger.ts';

/** Checks and counts under the account's lock, so that two tabs cannot exceed a limit together. */
export const limitedPlacing = (placing: Placing, ledger: StakeLedger): Placing => ({
  ...placing,
  place: async (order, requestsFor, again) => {
    if (order.source.kind !== 'bid') return placing.place(order, requestsFor, again);
    const refused: LimitRefusal[] = [];
    const limited: RequestsFor = free => {
      const refusal = ledger.refusalOf(order.account, free);
      if (refusal !== null) {
        refused.push(refusal);
        return [];
      }
      return requestsFor(free).map(request => ({
        ...request,
        send: options => {
          ledger.noteSent({ ...order, id: options.clientRef, wanted: request.wanted, total: request.total });
          return request.send(options);
        },
      }));
    };
    const end = await placing.place(order, limited, again);
    const [refusal] = refused;
    return refusal !== undefined && end.kind === 'rejected' ? { ...end, refusal } : end;
  },
});
