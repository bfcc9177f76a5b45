import type { Config } from '../api/config.ts';
import { endpointOf, type EndpointId } from '../contract/index.ts';
import type { Finding, Verdict } from './finding.ts';

/** How one request came out. */
export type CallReport = {
  readonly call: EndpointId;
  /** Which of several requests of the call. */
  readonly label: string | null;
  readonly method: string;
  readonly path: string;
  readonly verdict: Verdict | 'skipped';
  /** The code of the reply; null when none came. */
  readonly status: number | null;
  readonly ms: number | null;
  /** The heaviest first. */
  readonly findings: readonly Finding[];
  /** Why it was not made. */
  readonly skipped: string | null;
};

/** `headline (home)` */
export const nameOf = ({ call, label }: Pick<CallReport, 'call' | 'label'>): string =>
  label === null ? call : `${call} (${label})`;

/** What is the same in every report of a call: its path is the operator's. */
export function aboutCall(call: EndpointId, { paths }: Pick<Config, 'paths'>) {
  const { method, path } = endpointOf(call);
  return { call, method, path: new Map(Object.entries(paths)).get(call) ?? path };
}

/** The report of a call that was not made. */
export const skippedCall = (
  call: EndpointId,
  config: Pick<Config, 'paths'>,
  skipped: string,
): CallReport => ({
  ...aboutCall(call, config),
  label: null,
  verdict: 'skipped',
  status: null,
  ms: null,
  findings: [],
  skipped,
});
