// Reads and changes a built page by the places that `pages.ts` has written: one function for each. A page without the place
// stays as it is.

/** Escapes text for an element or for a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#x${sign.charCodeAt(0).toString(16)};`);

/** Replaces the first match by `text`. `$` has no special meaning there. */
const replaced = (page: string, place: RegExp | string, text: string): string =>
  page.replace(place, () => text);

/** The content policy that the page says itself; empty where it says none. */
export const policyIn = (page: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';

/** The scripts whose text is in the page, the map of its modules included. */
export const inlineScriptsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(([, text = '']) => text);

/** The address of the first script with a file; undefined if the page is not one of this app. */
export const scriptFileIn = (page: string): string | undefined =>
  /(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/.exec(page)?.[1];

/** The version of the build that the page is of. */
export const buildIn = (page: string): string => / data-build="(\w+)"/.exec(page)?.[1] ?? 'none';

/** The path that the page was drawn for, or undefined if it is not a page of the app. */
export const pathIn = (page: string): string | undefined =>
  /<div id="root" data-path="([^"]*)"/.exec(page)?.[1];

/** The brand that the page was written for, or undefined for the default brand. */
export const brandIn = (page: string): string | undefined => / data-brand="([^"]*)"/.exec(page)?.[1];

/** Writes the attributes of `<html>` before `data-build`, each with its space: ` data-language="hi"`. */
export const withRootAttributes = (page: string, attributes: string): string =>
  replaced(page, /(?<=<html lang="en" translate="no")[^>]*(?= data-build)/, attributes);

export const withTitle = (page: string, title: string): string =>
  replaced(page, /(?<=<title>).*(?=<\/title>)/, escaped(title));

export const withDescription = (page: string, description: string): string =>
  replaced(page, /(?<=<meta name="description" content=")[^"]*/, escaped(description));

/** Keeps the default accent if `style` is null. */
export function withAccentStyle(page: string, style: string | null): string {
  const element = style === null ? '' : `<style id="accent">${style}</style>\n`;
  return replaced(page, /(<style id="accent">.*<\/style>\n)?(?=<\/head>)/, element);
}

/** Replaces the brand in the text `login.brand`. */
export const withBrandOfLogin = (page: string, before: string, brand: string): string =>
  replaced(page, `<p>${before} · 18+`, `<p>${escaped(brand)} · 18+`);

/** Replaces the heading of a page that has the brand as its heading, because its screen has no title. */
export const withBrandHeading = (page: string, before: string, brand: string): string =>
  replaced(page, `>${before}</h1>`, `>${escaped(brand)}</h1>`);

export const withBannerOfDemo = (page: string, banner: string): string =>
  replaced(page, /(?<=<aside id="demo"[^>]*>\s*<b>)[^<]*/, escaped(banner));

export const withBrandWithoutScript = (page: string, before: string, brand: string): string =>
  replaced(page, `<a href="">${before} needs`, `<a href="">${escaped(brand)} needs`);

/** Adds a source to `'self'` for the styles of the accent, before all others. An empty one removes it. */
export const withAccentSource = (page: string, source: string): string =>
  replaced(page, /(?<=style-src 'self')( 'sha384-[^']+')?/, source === '' ? '' : ` ${source}`);

/** `sources` begin with `'self'`. */
export const withSources = (page: string, directive: 'connect-src' | 'img-src', sources: string): string =>
  replaced(page, new RegExp(`(?<=${directive} )'self'[^;"]*`), sources);

/** At the end of the policy; null takes it out. A header names the address of the group. */
export const withReportGroup = (page: string, group: string | null): string =>
  replaced(
    page,
    /(?<=trusted-types dompurify[^;"]*)(; report-to \w+)?(?=")/,
    group === null ? '' : `; report-to ${group}`,
  );

/** In front of the icon, and in the place of those that were there before. */
export function withPreconnects(page: string, origins: readonly string[]): string {
  const links = origins.map(origin => `<link rel="preconnect" href="${origin}" crossorigin>\n`);
  return replaced(page, /(?:<link rel="preconnect"[^>]*>\n)*(?=<link rel="icon")/, links.join(''));
}
