/**
 * Allows https, http on the page's own host, and paths of the app. Otherwise null. `www.example.com/a` means https,
 * although a browser reads it as a path.
 */
export function safeUrl(text: string | null | undefined, page: string): string | null {
  const written = text?.trim() ?? '';
  if (written === '') return null;
  let url: URL;
  let own: URL;
  try {
    own = new URL(page);
    url = new URL(written.replace(/^www\./i, 'https://$&'), own);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && url.hostname === own.hostname ? url.href : null;
}
