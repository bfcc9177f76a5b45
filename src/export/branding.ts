import { type ConfigFile, unconfigured } from '../api/config.ts';
import { documentTitle, routeOf } from '../nav/routes.ts';
import { en } from '../text/en.ts';
import { loadWords, translator } from '../text/translate.ts';
import { accentStyle, accentTokens } from './accent.ts';
import { type SiteFiles, uint32At } from './bytes.ts';
import {
  brandIn,
  escaped,
  pathIn,
  withAccentStyle,
  withBannerOfDemo,
  withBrandHeading,
  withBrandOfLogin,
  withBrandWithoutScript,
  withDescription,
  withRootAttributes,
  withTitle,
} from './page-edits.ts';

/**
 * The fields of config.json that are also written into pages and manifest, because a player sees them first.
 */
export type Branding = Pick<ConfigFile, 'brand' | 'shortName' | 'accent' | 'language'>;

const ownBrand = unconfigured.brand ?? '';

const about = {
  en: 'bids, results and wallet for matka markets.',
  hi: 'मटका मार्केट की बिड, रिजल्ट और वॉलेट।',
  mr: 'मटका मार्केटच्या बिड, निकाल आणि वॉलेट.',
} as const;

/** Rewrites pages for another brand, as if they had been built for it. */
export async function brandingWriter(branding: Branding): Promise<(page: string) => string> {
  const { brand = ownBrand, accent, language = 'en' } = branding;
  const t = translator({ ...en, ...(await loadWords(language)) });
  const style = accent === undefined ? null : accentStyle(accent);
  const attributes = [
    ...(brand === ownBrand ? [] : [` data-brand="${escaped(brand)}"`]),
    ...(branding.language === undefined ? [] : [` data-language="${language}"`]),
  ].join('');
  return page => {
    const path = pathIn(page);
    if (path === undefined) return page;
    const { title: name } = routeOf(path);
    const title = documentTitle(name === null ? brand : t(name), brand);
    const before = brandIn(page) ?? ownBrand;
    const edits: readonly ((text: string) => string)[] = [
      text => withRootAttributes(text, attributes),
      text => withTitle(text, title),
      text => withDescription(text, `${title}: ${about[language]}`),
      text => withAccentStyle(text, style),
      text => withBrandOfLogin(text, before, brand),
      text => (name === null ? withBrandHeading(text, before, brand) : text),
      text => withBannerOfDemo(text, brand === ownBrand ? 'Demo' : `${brand} · Demo`),
      text => withBrandWithoutScript(text, before, brand),
    ];
    return edits.reduce((text, edit) => edit(text), page);
  };
}

const shortcuts = [
  ['menu.bids', '/imp4'],
  ['title.wallet', '/imp7'],
  ['title.results', '/results'],
] as const;

/** `base` is '' or like `/sub`. Screenshots are the ones at the top of the site. */
export async function manifestOf(site: SiteFiles, base: string, branding: Branding): Promise<string> {
  const { brand = ownBrand, shortName = brand, accent, language = 'en' } = branding;
  const t = translator({ ...en, ...(await loadWords(language)) });
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `${base}/${file}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  const manifest = {
    name: brand,
    short_name: shortName,
    description: `${brand}: ${about[language]}`,
    lang: language,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    // The top page receives shared texts for visitors and players alike (src/state/core/shared-text.ts).
    share_target: {
      action: `${base}/`,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text' },
    },
    display_override: ['standalone', 'minimal-ui'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    orientation: 'portrait',
    background_color: '#f3f4f9',
    theme_color: accent === undefined ? '#ffffff' : accentTokens(accent).light['accent'],
    icons: [
      { src: `${base}/icon.svg`, type: 'image/svg+xml', sizes: 'any' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable', 512, 'maskable'),
    ],
    screenshots: screenshotsIn(site).map(({ file, width, height }) => ({
      src: `${base}/${file}`,
      type: 'image/png',
      sizes: `${width}x${height}`,
      form_factor: width > height ? 'wide' : 'narrow',
      label: t('title.markets'),
    })),
    shortcuts: shortcuts.map(([name, path]) => ({
      name: t(name),
      url: base + path,
      icons: [icon('icon-192', 192)],
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const screenshotsIn = (site: SiteFiles) =>
  [...site]
    .filter(([path]) => /^dist\/screenshot-\w+\.png$/.test(path))
    .map(([path, bytes]) => ({
      file: path.replace('dist/', ''),
      width: uint32At(bytes, 16),
      height: uint32At(bytes, 20),
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
