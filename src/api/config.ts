import * as v from 'valibot';
import { bodyNames } from '../contract/endpoint.ts';
import { phoneIn } from '../domain/support-number.ts';
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

const supportPhone = v.pipe(
  v.string(),
  v.check(text => phoneIn(text) !== null),
);

const keyName = v.pipe(
  filled,
  v.check(name => !bodyNames.has(name)),
);

/** Browsers resolve `..`, so the call would go to another path than the one written. */
const dots = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const withoutDots = v.check<string>(address => !dots.test(address));

/**
 * `/` is the app's own site. Other signs would reach the content policy. Browsers send other letters as
 * `xn--…`.
 */
const host = v.pipe(
  filled,
  v.regex(/^(\/|https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/[\w.~%/-]*)?)$/i),
  withoutDots,
  v.transform(address => address.replace(/\/+$/, '')),
);
/** Two slashes would name another host. */
const pathPattern = /^\/(?![/\\])[^\s?#]*$/;
export const wrongPath = (path: unknown) =>
  typeof path !== 'string' ? 'type' : !pathPattern.test(path) ? 'form' : dots.test(path) ? 'dots' : null;
type Paths = Readonly<Record<string, string>>;
const arePaths = (paths: unknown): paths is Paths => !Object.values(paths ?? {}).some(wrongPath);

const safeAddress = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/), withoutDots);

const between = (least: number, most: number, usual: number) =>
  v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), usual);

/** Messages and the longest texts are in parse-config.ts, because the first load needs none. */
export const configSchema = v.strictObject({
  brand: v.optional(filled, plainConfig.brand),
  /** The name below the icon of a home screen. */
  shortName: v.optional(filled),
  mark: v.optional(safeAddress),
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  /** The language of visitors who chose none. Without it, their browser's. */
  language: v.optional(v.picklist(['en', 'hi', 'mr'])),
  hosts: v.strictObject({ api: host, headline: host, gateway: host }),
  /** Pictures from the server may come from these hosts, from the site itself and from the API's host. */
  images: v.optional(v.array(host)),
  appKey: v.strictObject({ name: v.optional(keyName, plainConfig.appKey.name), value: filled }),
  /** Paths by endpoint id, if they differ from the specification. `parseConfig` knows the ids. */
  paths: v.optional(v.custom<Paths>(arePaths), plainConfig.paths),
  /** The `baseUrl` for the deposit gateway. */
  siteId: v.optional(v.string(), plainConfig.siteId),
  /** Used if the server names no support number. */
  supportPhone: v.optional(supportPhone, plainConfig.supportPhone),
  /** The specification fixes these values. */
  registration: v.optional(
    v.strictObject({
      email: v.optional(filled, plainConfig.registration.email),
      securityPin: v.optional(filled, plainConfig.registration.securityPin),
    }),
    {},
  ),
  /** Used if the server names no payee. */
  payee: v.optional(v.nullable(upiId), plainConfig.payee),
  /** A feature that is off has no screens. */
  features: v.optional(
    v.strictObject({
      deposits: v.optional(v.boolean(), plainConfig.features.deposits),
      withdrawals: v.optional(v.boolean(), plainConfig.features.withdrawals),
      transfers: v.optional(v.boolean(), plainConfig.features.transfers),
    }),
    {},
  ),
  clock: v.optional(v.picklist(['device', 'server']), plainConfig.clock),
  /** The name of an IANA zone. `device` is read as undefined. */
  zone: v.optional(
    v.pipe(
      v.string(),
      v.check(name => name === 'device' || isZone(name)),
      v.transform(name => (name === 'device' ? undefined : name)),
    ),
    'device',
  ),
  /** Spec 1 §9 has 5 seconds. */
  pollSeconds: between(1, 3600, plainConfig.pollSeconds),
  kiosk: v.optional(
    v.strictObject({
      enabled: v.optional(v.boolean(), plainConfig.kiosk.enabled),
      idleSeconds: between(30, 86_400, plainConfig.kiosk.idleSeconds),
    }),
    {},
  ),
  landingNotice: v.optional(v.string(), plainConfig.landingNotice),
  helpLink: v.optional(v.strictObject({ text: filled, url: safeAddress })),
  /** `name=value`, for `document.cookie` on a site that the API shares. */
  sessionCookie: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[\w-]+=[^\s;,]+$/))),
    plainConfig.sessionCookie,
  ),
  /** True for a provider that reads only the session of the request, not of each row (spec 2 §4). */
  splitSessions: v.optional(v.boolean(), plainConfig.splitSessions),
  /** Needed for providers that refuse a reference that they have already seen. */
  sendClientRef: v.optional(v.boolean(), plainConfig.sendClientRef),
  /**
   * `daily`: the provider empties its boards each day; `kept`: a board shows the last result until the next
   * one.
   */
  boards: v.optional(v.picklist(['kept', 'daily']), plainConfig.boards),
  /** 0 if histories and wallet show the changes of a request at once. */
  readLagSeconds: between(0, 600, plainConfig.readLagSeconds),
  /** The address for reports (docs/reports.md): a path of the site, or https. */
  reports: v.optional(safeAddress),
  /** The share of pages that report. */
  reportShare: between(0, 1, plainConfig.reportShare),
});

export type ConfigFile = v.InferInput<typeof configSchema>;
export type Config = v.InferOutput<typeof configSchema>;

/**
 * Classifies a reply to `config.json`. `missing` and `file`, right or wrong, are the operator's doing.
 * `broken` (empty, cut off, JSON without any field of a config) may be too, if it persists. `other` (a busy
 * server, a refusal, a redirect or a page of HTML from a challenge, a portal or a log-in) says nothing about
 * the file.
 */
export function configReplyKind(
  { ok, status, redirected }: Pick<Response, 'ok' | 'status' | 'redirected'>,
  text: string,
) {
  const json = parseJson(text);
  const isFile =
    json instanceof Object && Object.keys(json).some(name => Object.hasOwn(configSchema.entries, name));
  if (redirected && !isFile) return 'other';
  if (status === 404 || status === 410) return 'missing';
  if (!ok || /^\s*</.test(text)) return 'other';
  return isFile ? 'file' : 'broken';
}

export function readConfigText(text: string): Config | null {
  const read = v.safeParse(configSchema, parseJson(text));
  return read.success ? read.output : null;
}

/** `parseConfig` reports that `hosts.api` is missing. */
export const unconfigured: ConfigFile = {
  brand: plainConfig.brand,
  hosts: { api: '', headline: '', gateway: '' },
  appKey: { ...plainConfig.appKey, value: '' },
};

/** The calls that no provider needs, with the mock's paths (docs/optional-calls.md). */
export const optionalPaths: Readonly<Record<string, string>> = {
  resultHistory: '/api-result-history',
  logOut: '/api-user-logout',
};

/** Uses the clock and the zone of the mock. */
export const demoConfig = (zone: string): ConfigFile => ({
  hosts: { api: '/', headline: '/', gateway: '/' },
  appKey: { value: 'demo' },
  paths: optionalPaths,
  siteId: 'demo',
  clock: 'server',
  zone,
  boards: 'daily',
  readLagSeconds: 0,
});
