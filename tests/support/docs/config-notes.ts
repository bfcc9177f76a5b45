/** The facts about a field that the schema cannot express: its meaning, and a type or a default in words. */
type Note = { readonly means: string; readonly type?: string; readonly usual?: string };

const address = 'an address or `/`';
const safe = 'a path or an https address';

/** The notes by the names in `config.json`. `docs/configuration.md` is made of them. */
export const configNotes: Readonly<Record<string, Note>> = {
  brand: { usual: '`Matka`', means: 'the name of the app ([Your brand](brand.md))' },
  shortName: { usual: 'the brand', means: 'the name below the icon on a home screen' },
  mark: {
    type: safe,
    usual: "the app's own mark",
    means:
      'a square picture beside the name; a path begins at the top of the host (`/sub/logo.svg` in a folder of a site)',
  },
  accent: {
    type: 'a colour such as `#0a7d4f`',
    usual: "the app's own",
    means: 'the colour of buttons and links',
  },
  language: {
    usual: "the browser's",
    means: 'the language of visitors who have not chosen one, and of titles, descriptions and manifest',
  },
  'hosts.api': {
    type: address,
    means:
      'the host of most calls; `/` is the site itself. An address has http or https, a host (`xn--…` for other letters), a port and a path. Only its origin is in the content policy. A site on https cannot call http, except on `localhost`; `configure` notes it',
  },
  'hosts.headline': {
    type: address,
    usual: 'required; in `site.json` the API address',
    means: 'the host of the headlines',
  },
  'hosts.gateway': {
    type: address,
    usual: 'required; in `site.json` the API address',
    means: 'the host of the payment details',
  },
  images: {
    type: 'a list of addresses',
    means:
      'hosts of the server\'s pictures (slides, QR codes) beside the site and `hosts.api`, such as `["https://cdn.example.com"]`. Pictures from elsewhere are not loaded',
  },
  'appKey.name': {
    usual: '`app_key`',
    means:
      'the field that carries the application key, and not a name that calls already have, such as `mobile`',
  },
  'appKey.value': { means: 'the application key' },
  paths: {
    type: 'call id to path',
    means:
      'paths that differ at your provider, by the ids of [endpoints.md](endpoints.md), and its [optional calls](optional-calls.md). Each path begins with one `/`. A page ignores an unknown id; `configure`, `verify` and `deploy-check` refuse it',
  },
  siteId: { means: 'the name of the site in calls to the payment gateway (`baseUrl`)' },
  supportPhone: {
    type: 'a phone number of 10 to 15 digits',
    means: 'the support number if the server has none',
  },
  'registration.email': { means: 'the fixed mail address of a registration' },
  'registration.securityPin': { means: 'the fixed PIN of a registration' },
  payee: { type: 'a UPI id or `null`', means: 'the UPI id to pay to if the server has none' },
  'features.deposits': {
    means: 'whether players can ask for deposits; with `false` the screens say that it is switched off',
  },
  'features.withdrawals': { means: 'the same for withdrawals' },
  'features.transfers': { means: 'the same for transfers' },
  clock: { means: "the app's clock; `server` reads the `Date` header of replies" },
  zone: {
    type: '`device` or a zone such as `Asia/Kolkata`',
    usual: '`device`',
    means: 'the time zone of days and times',
  },
  pollSeconds: { means: 'seconds between two polls of a market list' },
  'kiosk.enabled': { means: 'a machine in a shop ([Kiosks](kiosks.md))' },
  'kiosk.idleSeconds': { means: 'seconds without a touch until the player is logged out' },
  landingNotice: { usual: 'a line about the Android app', means: 'the scrolling line of the landing page' },
  helpLink: {
    type: '`text` and `url`',
    means:
      'a link at the foot of Play limits for players who want help, such as `{"text": "Talk to somebody", "url": "https://…"}`',
  },
  sessionCookie: {
    type: '`name=value` or `null`',
    means:
      'a cookie for an API on the same site, written to `document.cookie`. Calls are then sent with credentials',
  },
  splitSessions: {
    means:
      'sends a slip of both sessions as two requests, for a provider that reads only the session of the request',
  },
  sendClientRef: {
    means:
      'adds a `client_ref` to requests for points, for a provider that carries each out once: the cure for lost replies ([reliability](reliability.md#what-only-a-provider-can-cure))',
  },
  boards: {
    means:
      "`daily` for a provider that empties its boards each day, so that a result on a board is that day's; `kept` for boards that show the last result until the next one. `npm run verify` prints the value",
  },
  readLagSeconds: {
    means:
      "how old the provider's histories and wallet may be, in seconds. The app says nothing about a lost reply before that. Home and the month read the histories again after it. 0 for a provider that shows every change at once",
  },
  reports: { type: safe, means: 'the place for [reports](reports.md) of pages' },
  reportShare: { means: 'the share of pages that report' },
};
