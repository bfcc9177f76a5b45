import { safeUrl } from './safe-url.ts';

/**
 * Checks the address of a picture from the server. Returns it whole when it passes `safeUrl` and is on the host of the page
 * or of one of `hosts`, as the content policy allows it; else null. `page` is the address of the page, `hosts` are
 * addresses whose origins count.
 */
export function imageUrl(
  text: string | null | undefined,
  page: string,
  hosts: readonly string[],
): string | null {
  const url = safeUrl(text, page);
  if (url === null) return null;
  const { origin } = new URL(url);
  return [page, ...hosts].some(host => originOf(host) === origin) ? url : null;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    // `/`, the site itself, is the page's.
    return null;
  }
}
