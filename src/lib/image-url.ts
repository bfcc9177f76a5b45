import { orElse } from './result.ts';
import { safeUrl } from './safe-url.ts';

/** The address, if the content policy allows its host (the page's own or one of `hosts`). Otherwise null. */
export function imageUrl(text: string | null | undefined, page: string, hosts: readonly string[]) {
  const url = safeUrl(text, page);
  if (url === null) return null;
  const { origin } = new URL(url);
  // The host `/` means the page's own site.
  return [page, ...hosts].some(host => orElse(() => new URL(host).origin, '') === origin) ? url : null;
}
