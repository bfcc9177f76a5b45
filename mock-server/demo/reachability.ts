// A demo build uses this file instead of src/app/updates/server-reachability.ts.
import { ask } from './ask.ts';
import './banner.ts';

export const watchedFetch: (address: string, init?: RequestInit) => Promise<Response> = ask;

/** A demo needs no network, so its server is always reachable. */
export const checkServer = (): Promise<void> => Promise.resolve();

export const noteReply = (): void => undefined;
