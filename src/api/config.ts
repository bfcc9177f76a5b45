import * as v from 'valibot';
import { bodyNames } from '../contract/endpoint.ts';
import { endpointNames } from '../contract/endpoint-names.ts';
import { parseUpiId } from '../domain/wallet/upi-id.ts';
import { isZone } from '../domain/zone.ts';
import { parseJson } from '../lib/json.ts';
import { plainConfig } from './plain-config.ts';

const filled = v.pipe(v.string(), v.nonEmpty());
const upiId = v.pipe(
  v.string(),
  v.transform(parseUpiId),
  v.check(id => id !== null),
);

const keyName = v.pipe(
  filled,
  v.check(name => !bodyNames.has(name)),
);

/** A browser takes a folder `..` away, and one before it: the call would go to another path than the one that is written. */
const dots = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const withoutDots = v.check<string>(address => !dots.test(address));

/**
 * `/` is the site the app itself comes from. Written in front of a path, neither ends with a slash. Other signs than these
 * would reach the content policy; a name in other letters is written as browsers send it (`xn--…`).
 */
const host = v.pipe(
  filled,
  v.regex(/^(\/|https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/[\w.~%/-]*)?)$/i),
  withoutDots,
  v.transform(address => address.replace(/\/+$/, '')),
);
/** One slash: two would name another host. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s?#]*$/), withoutDots);

const safeAddress = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/), withoutDots);

const seconds = (least: number, most: number, usual: number) =>
  v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), usual);

/** The schema of `config.json`. Its messages are in parse-config.ts: the first load needs none. */
export const configSchema = v.strictObject({
  /** The name on the landing page and at the log-in. */
  brand: v.optional(v.pipe(filled, v.maxLength(40)), plainConfig.brand),
  /** The address of the operator's mark: a path of the site, or https. Ours where it is left out. */
  mark: v.optional(safeAddress),
  /** The addresses of the provider's hosts; `/` is the app's own site. */
  hosts: v.strictObject({ api: host, headline: host, gateway: host }),
  /** Where pictures of the server may come from, beside the site itself and the API's host. */
  images: v.optional(v.array(host)),
  /** The application key that every body carries: its field's name and value. */
  appKey: v.strictObject({ name: v.optional(keyName, plainConfig.appKey.name), value: filled }),
  /** Paths of this provider that differ from the specification's, by endpoint id. */
  paths: v.optional(v.partial(v.strictObject(v.entriesFromList(endpointNames, path))), plainConfig.paths),
  /** The site identifier that calls to the deposit gateway carry (`baseUrl`). */
  siteId: v.optional(v.string(), plainConfig.siteId),
  /** Stands in where the server names no support number; at least ten digits. */
  supportPhone: v.optional(v.pipe(v.string(), v.regex(/^(\D*\d){10,15}\D*$/)), plainConfig.supportPhone),
  /** What the specification calls fixed in a registration. */
  registration: v.optional(v.strictObject({ email: filled, securityPin: filled }), plainConfig.registration),
  /** The UPI id to pay to where the server names none; null for none. */
  payee: v.optional(v.nullable(upiId), plainConfig.payee),
  /** What this operator offers; a feature that is off has no screens. */
  features: v.optional(
    v.strictObject({
      deposits: v.optional(v.boolean(), plainConfig.features.deposits),
      withdrawals: v.optional(v.boolean(), plainConfig.features.withdrawals),
      transfers: v.optional(v.boolean(), plainConfig.features.transfers),
    }),
    {},
  ),
  clock: v.optional(v.picklist(['device', 'server']), plainConfig.clock),
  /** An IANA zone name; `device` (undefined when read) is the device's own. */
  zone: v.optional(
    v.pipe(
      v.string(),
      v.check(name => name === 'device' || isZone(name)),
      v.transform(name => (name === 'device' ? undefined : name)),
    ),
    'device',
  ),
  /** Between two readings of a market list (spec 1 §9: 5). */
  pollSeconds: seconds(1, 3600, plainConfig.pollSeconds),
  kiosk: v.optional(
    v.strictObject({
      enabled: v.optional(v.boolean(), plainConfig.kiosk.enabled),
      idleSeconds: seconds(30, 86_400, plainConfig.kiosk.idleSeconds),
    }),
    {},
  ),
  /** The scrolling line of the landing page. */
  landingNotice: v.optional(v.pipe(v.string(), v.maxLength(500)), plainConfig.landingNotice),
  /** Where players find help with their play: the operator's words for the link, and a path of the site or https. */
  helpLink: v.optional(v.strictObject({ text: filled, url: safeAddress })),
  /** `name=value`, written to `document.cookie` where the API shares the site; null for none. */
  sessionCookie: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[\w-]+=[^\s;,]+$/))),
    plainConfig.sessionCookie,
  ),
  /**
   * A slip of both sessions is one request, each row with its own session (spec 2 §4). True makes a request a session,
   * for a provider that reads the session of the request alone.
   */
  splitSessions: v.optional(v.boolean(), plainConfig.splitSessions),
  /** Money requests carry a `client_ref`: for providers that refuse a reference they have seen. */
  sendClientRef: v.optional(v.boolean(), plainConfig.sendClientRef),
  /** How old the provider's histories and wallet may be; 0 where they show at once what was carried out. */
  readLagSeconds: seconds(0, 600, plainConfig.readLagSeconds),
});

/** `config.json` as it is written, and as the app reads it. */
export type ConfigFile = v.InferInput<typeof configSchema>;
export type Config = v.InferOutput<typeof configSchema>;

/** Reads the text of `config.json`; null when anything is wrong. `parseConfig` says what. */
export function readConfigText(text: string): Config | null {
  const read = v.safeParse(configSchema, parseJson(text));
  return read.success ? read.output : null;
}

/** What `dist/` carries until an operator fills it in: `parseConfig` names `hosts.api`. */
export const unconfigured: ConfigFile = {
  brand: plainConfig.brand,
  hosts: { api: '', headline: '', gateway: '' },
  appKey: { ...plainConfig.appKey, value: '' },
};

/** What the mock serves: its own site as every host, its clock and zone instead of the device's, and all optional calls. */
export const demoConfig = (zone: string): ConfigFile => ({
  hosts: { api: '/', headline: '/', gateway: '/' },
  appKey: { value: 'demo' },
  paths: { resultHistory: '/api-result-history', logOut: '/api-user-logout' },
  siteId: 'demo',
  clock: 'server',
  zone,
  readLagSeconds: 0,
});
