/** Apart from the schema, because the first load does not need the schema. */
export const plainConfig = {
  /** The brand of the page as it was configured, so that the first drawing equals the built page. */
  brand: (typeof document === 'object' && document.documentElement.dataset['brand']) || 'Matka',
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
  boards: 'kept',
  readLagSeconds: 10,
  reportShare: 1,
} as const;
