import type { Config } from './config.ts';

/** Stands in until the operator's own has come: the app's own site, and whatever is usual. A test holds it to the schema. */
export const plainConfig: Config = {
  brand: 'Matka',
  hosts: { api: '', headline: '', gateway: '' },
  appKey: { name: 'app_key', value: '-' },
  paths: {},
  siteId: '',
  supportPhone: '9876543212',
  registration: { email: 'player@example.invalid', securityPin: '0000' },
  payee: null,
  features: { deposits: true, withdrawals: true, transfers: true },
  clock: 'device',
  zone: undefined,
  pollSeconds: 5,
  kiosk: { enabled: false, idleSeconds: 120 },
  landingNotice: 'Download our Android app for fast 24x7 deposit and withdraw',
  sessionCookie: null,
  splitSessions: false,
  sendClientRef: false,
};
