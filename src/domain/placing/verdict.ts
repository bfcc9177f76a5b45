import { type Attempt, othersOf } from './attempt.ts';
import type { Evidence, Finding, OtherRequest } from './evidence.ts';
import type { Moment } from './events.ts';
import { weigh } from './rules.ts';
import { attemptsOf, localFactsOf, type State, withLocalFacts } from './state.ts';

export function otherRequests(
  state: State,
  attempt: Attempt,
  { lagMs, ran }: Moment,
): readonly OtherRequest[] {
  const leftBy = new Map<string, number>();
  for (const [id, facts] of state.localFacts) if (facts.leftBy !== null) leftBy.set(id, facts.leftBy);
  return othersOf(attempt, attemptsOf(state, attempt.account), { lagMs, leftBy, ran });
}

export const findingNow = (state: State, attempt: Attempt, evidence: Evidence, at: Moment): Finding =>
  weigh(attempt, evidence, otherRequests(state, attempt, at), at.lagMs > 0).finding;

/** Lagging readers may mislead once, so a later reading must agree. */
export function agreed(
  state: State,
  attempt: Attempt,
  evidence: Evidence,
  at: Moment,
): readonly [State, Finding] {
  const finding = findingNow(state, attempt, evidence, at);
  if (finding === 'foundTwice' && at.lagMs === 0) return [state, finding];
  if (finding !== 'likely' && finding !== 'foundTwice')
    return [withLocalFacts(state, attempt.id, { likelySince: null }), finding];
  const since = localFactsOf(state, attempt.id).likelySince ?? at.ran;
  return [
    withLocalFacts(state, attempt.id, { likelySince: since }),
    at.ran - since >= at.lagMs ? 'found' : 'unclear',
  ];
}
