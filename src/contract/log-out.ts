import { area, endpoint } from './endpoint.ts';
import { done, noBody } from './wire.ts';

/**
 * Optional: called only if `paths` of config.json names it (docs/optional-calls.md). No log-out waits for it.
 */
export const logOut = area({
  logOut: endpoint({
    path: '/api-user-logout',
    ...noBody,
    reply: done,
  }),
});
