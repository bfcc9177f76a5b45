import type { Getter, PrimitiveAtom } from 'jotai';
import { loading, type Remote } from '../../lib/remote.ts';

let calls = 0;

/** The number of a call that begins now: the reply to the call with the greater number is the newer one. */
export const callNumber = (): number => (calls += 1);

/** What is known of data of the provider, and of the request for it. */
export type ReadState<T, Words> = {
  readonly remote: Remote<T, Words>;
  /** The text of the last reply: the same text is not parsed again. */
  readonly text: string | null;
  readonly minute: number | null;
  /** The number of the call of the last reply; 0 before the first. */
  readonly call: number;
  /** After a failure, how long the server wants to be left alone, in milliseconds; else null. */
  readonly pause: number | null;
  /** The newest request while it is in flight. */
  readonly request: Promise<unknown> | null;
};

export const nothingRead = <T, Words>(): ReadState<T, Words> => ({
  remote: loading,
  text: null,
  minute: null,
  call: 0,
  pause: null,
  request: null,
});

/** The data once no request is in flight; the newest request may be overtaken by another meanwhile. */
export async function settledRead<T, Words>(
  get: Getter,
  memory: PrimitiveAtom<ReadState<T, Words>>,
): Promise<Remote<T, Words>> {
  let awaited: Promise<unknown> | null = null;
  for (;;) {
    const { request, remote } = get(memory);
    if (request === null || request === awaited) return remote;
    awaited = request;
    await request;
  }
}
