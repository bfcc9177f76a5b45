import type { AppMock } from '../../support/app-mock.ts';

/**
 * The calls of a visitor, without the one for the support number that the sign-in screens make by themselves.
 */
export const sentCalls = (mock: AppMock) =>
  mock.calls().filter(({ path }) => path !== '/api-get-contact-details');
