import { safeUrl } from './safe-url.ts';

/** The content policy allows the hosts of the page and of `hosts`; else null. */
export function imageUrl(text: string | null | undefined, page: string, hosts: readonly string[]) {
  const url = safeUrl(text, page);
  if (url === null) return null;
  const { origin } = new URL(url);
  return [page, ...hosts].some(host => originOf(host) === origin) ? url : null;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    // `/` is the page's own site.
    return null;
  }
}
