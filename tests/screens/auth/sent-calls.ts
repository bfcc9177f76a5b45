import type { AppMock } from '../../support/app-mock.ts';

/** What a visitor has sent, without the support number that the sign-in screens ask for by themselves. */
export const sentCalls = (mock: AppMock) =>
  mock.calls().filter(({ path }) => path !== '/api-get-contact-details');
