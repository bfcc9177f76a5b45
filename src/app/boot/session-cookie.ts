/**
 * The text of the fixed cookie of spec 1 §7. If the API is another host of the same site, the cookie belongs
 * to the part of the name that both hosts share. Browsers refuse it if that is a public suffix, such as
 * `co.in`.
 */
export function cookieText(cookie: string, page: Pick<URL, 'hostname' | 'protocol'>, api: string): string {
  const domain = sharedDomain(page.hostname, hostOf(api) ?? page.hostname);
  return [
    cookie,
    'path=/',
    'samesite=lax',
    ...(page.protocol === 'https:' ? ['secure'] : []),
    ...(domain === null ? [] : [`domain=${domain}`]),
  ].join('; ');
}

/** Null for the page's own host. */
const hostOf = (address: string): string | null =>
  address.startsWith('http') ? new URL(address).hostname : null;

/** Null if the page's host alone is enough, or if the two belong to different sites. */
function sharedDomain(page: string, api: string): string | null {
  if (page === api || /^[\d.]+$|:/.test(page)) return null;
  const [own, other] = [page, api].map(host => host.split('.').toReversed());
  const first = own?.findIndex((label, index) => label !== other?.[index]) ?? 0;
  const shared = own?.slice(0, first < 0 ? undefined : first) ?? [];
  return shared.length < 2 ? null : shared.toReversed().join('.');
}

export function writeSessionCookie(cookie: string, api: string): void {
  document.cookie = cookieText(cookie, location, api);
}
