/** Allows https, http on the page's own host, and paths of the app. Otherwise null. */
export function safeUrl(text: string | null | undefined, page: string): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  let url: URL;
  let own: URL;
  try {
    own = new URL(page);
    url = new URL(text.trim(), own);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && url.hostname === own.hostname ? url.href : null;
}
