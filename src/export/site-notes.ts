import type { ConfigFile } from '../api/config.ts';
import { accentNotes } from './accent.ts';

/** Something that works, but perhaps not as the operator thinks. */
export type SiteNote = { readonly field: string; readonly note: string };

/** Browsers trust such a host without https. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

const isPlainHttp = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'http:' && !isLoopback(url.hostname);
};

/** A site on plain http may call a provider on plain http, for example inside a shop, so this is not a mistake. */
const plainHttp = (address: string): string =>
  `${address} has no https: a site on https cannot call it, only a site on http can`;

/** `config` has no mistakes in these fields. */
export function siteNotes({ hosts, images = [], accent }: Partial<ConfigFile>): readonly SiteNote[] {
  const addresses = [
    ...Object.entries(hosts ?? {}).map(([name, host]) => [`hosts.${name}`, host] as const),
    ...images.map((host, index) => [`images.${index}`, host] as const),
  ];
  return [
    ...addresses
      .filter(([, address]) => isPlainHttp(address))
      .map(([field, address]) => ({ field, note: plainHttp(address) })),
    ...(accent === undefined ? [] : accentNotes(accent)).map(note => ({ field: 'accent', note })),
  ];
}
