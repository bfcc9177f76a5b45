import type { Config, ConfigFile } from '../../src/api/config.ts';
import type { AppKey } from '../../src/contract/envelope.ts';
import { endpointIds, endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { endpointByPath } from '../data/calls.ts';
import { boundedJson } from '../data/bounded-json.ts';

export type ProviderOptions = {
  /** The origin, such as `https://api.example.com`. */
  readonly target: string;
  /** The key that replaces the demo's, or null to send the app's. */
  readonly appKey: string | null;
  /** The config of a provider that differs from the specification (docs/providers.md). */
  readonly config?: Config | null;
};

type Route = {
  /** Null for a call that the contract does not have. */
  readonly id: EndpointId | null;
  /** The contract's path. It names the recorded reply. */
  readonly path: string;
  readonly address: string;
};

/** Translates a call of the mock for a real provider. */
export type RecordedProvider = {
  /** The key to send, or null to keep the caller's. */
  readonly key: AppKey | null;
  readonly origins: readonly string[];
  readonly route: (path: string) => Route;
  readonly body: (text: string, demoKey: AppKey) => string;
  /** Adds the config's cookie to the caller's header. */
  readonly cookie: (caller: string | undefined) => string | null;
  /** The config that the app needs for this provider. */
  readonly appConfig: Partial<ConfigFile>;
};

export function recordedProvider({ target, appKey, config = null }: ProviderOptions): RecordedProvider {
  const base = target.replace(/\/+$/, '');
  const name = config?.appKey.name ?? null;
  const value = appKey ?? config?.appKey.value ?? null;
  const ownPaths = new Map(
    endpointIds.flatMap(id => {
      const path = config?.paths[id];
      return path === undefined ? [] : [[path, id] as const];
    }),
  );
  return {
    key: value === null ? null : { name: name ?? 'app_key', value },
    origins: [...new Set([base, ...Object.values(config?.hosts ?? {})])],
    route: path => {
      const id = endpointByPath.get(path) ?? ownPaths.get(path) ?? null;
      if (id === null) return { id, path, address: base + path };
      const endpoint = endpointOf(id);
      const host = config?.hosts[endpoint.host] ?? base;
      return { id, path: endpoint.path, address: host + (config?.paths[id] ?? endpoint.path) };
    },
    body: (text, demoKey) =>
      value === null ? text : withKey(text, demoKey.name, { name: name ?? demoKey.name, value }),
    cookie: caller => joinedCookies(caller, config?.sessionCookie ?? null),
    appConfig: config === null ? {} : appConfigOf(config),
  };
}

function withKey(text: string, demoName: string, { name, value }: AppKey): string {
  const body = boundedJson(text);
  if (typeof body !== 'object' || body === null || !(demoName in body || name in body)) return text;
  const fields = Object.entries(body).map(([field, part]: [string, unknown]) =>
    field === demoName || field === name ? [name, value] : [field, part],
  );
  return JSON.stringify(Object.fromEntries(fields));
}

/** A cookie of the caller overrides one of the config with the same name. */
function joinedCookies(caller: string | undefined, own: string | null): string | null {
  const given = (caller ?? '').split(/;\s*/).filter(Boolean);
  const isGiven = given.some(pair => pair.split('=')[0] === own?.split('=')[0]);
  const all = own === null || isGiven ? given : [...given, own];
  return all.length === 0 ? null : all.join('; ');
}

const ofTheSite: ReadonlySet<string> = new Set<keyof Config>([
  'hosts',
  'appKey',
  'sessionCookie',
  'zone',
  'clock',
  'mark',
  'reports',
]);

/** The app still calls the mock by the contract's names, and an optional call only if the provider has it. */
function appConfigOf(config: Config): Partial<ConfigFile> {
  const rest = Object.entries(config).filter(([name]) => !ofTheSite.has(name));
  const named = endpointIds.filter(id => config.paths[id] !== undefined);
  return {
    ...Object.fromEntries(rest),
    paths: Object.fromEntries(named.map(id => [id, endpointOf(id).path])),
  };
}
