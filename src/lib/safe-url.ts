import { orElse } from './result.ts';

/** Allows https, http on the page's own host, and our paths; else null. */
export function safeUrl(text: string | null | undefined, page: string): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const own = orElse(() => new URL(page), null);
  const url = own && orElse(() => new URL(text.trim(), own), null);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && url.hostname === own.hostname ? url.href : null;
}
