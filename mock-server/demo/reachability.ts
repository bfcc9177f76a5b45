// In a demo build this file stands for src/app/updates/server-reachability.ts.
import { ask } from './ask.ts';
import './banner.ts';

export const watchedFetch: (address: string, init?: RequestInit) => Promise<Response> = ask;

/** Without a network nothing is missing. */
export const checkServer = (): Promise<void> => Promise.resolve();

export const noteReply = (): void => undefined;
