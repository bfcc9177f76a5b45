/**
 * What `config.json` may leave out has these values, and a page has them all until its `config.json` is loaded. Here and
 * not in the schema, because the first load has no schema.
 */
export const plainConfig = {
  brand: 'Matka',
  mark: undefined,
  hosts: { api: '', headline: '', gateway: '' },
  images: undefined,
  appKey: { name: 'app_key', value: '-' },
  paths: {},
  siteId: '',
  supportPhone: '9876543212',
  registration: { email: 'player@example.invalid', securityPin: '0000' },
  payee: null,
  features: { deposits: true, withdrawals: true, transfers: true },
  clock: 'device',
  zone: undefined,
  helpLink: undefined,
  pollSeconds: 5,
  kiosk: { enabled: false, idleSeconds: 120 },
  landingNotice: 'Download our Android app for fast 24x7 deposit and withdraw',
  sessionCookie: null,
  splitSessions: false,
  sendClientRef: false,
  readLagSeconds: 10,
} as const;
