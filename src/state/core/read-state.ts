import { loading, type Remote } from '../../lib/remote.ts';

let calls = 0;

/** The number of a call that begins now: the reply to the call with the greater number is the newer one. */
export const callNumber = (): number => (calls += 1);

/** The last call that began before the player's last change at the provider: up to it a reply may not show that change. */
export let lastBeforeChange = 0;

/** Notes that the player has changed something at the provider. */
export const noteChange = (): void => {
  lastBeforeChange = calls;
};

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
  /** The newest request while it is in flight; it returns the data after it, or after a newer one. */
  readonly request: Promise<Remote<T, Words>> | null;
  /** The number of the newest request's call; 0 before the first. */
  readonly asked: number;
};

export const nothingRead = <T, Words>(): ReadState<T, Words> => ({
  remote: loading,
  text: null,
  minute: null,
  call: 0,
  pause: null,
  request: null,
  asked: 0,
});
