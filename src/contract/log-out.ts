import { area, endpoint } from './endpoint.ts';
import { done, noArgs, noBody } from './wire.ts';

/**
 * Tells the provider of a log-out, so that it ends the token. No provider needs it: it is called only where `paths` of
 * config.json names it (docs/hosting.md), and the log-out never waits for it.
 */
export const logOut = area({
  logOut: endpoint({
    path: '/api-user-logout',
    source: 'docs/hosting.md "Optional calls"',
    body: noBody,
    encode: noArgs,
    reply: done,
  }),
});
