import { gzipSync } from 'fflate';
import type { ConfigFile } from '../api/config.ts';
import { parseJson } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { bytesOf, type SiteFiles, textOf } from './bytes.ts';
import type { HostedSite } from './host-headers.ts';
import { hostsIn, withHost } from './hosts.ts';
import { type Icons, iconsOf } from './icons.ts';
import { brandingWriter, manifestOf } from './branding.ts';
import { withConfig, withPreconnectsOf } from './policy.ts';
import {
  baseOf,
  configOf,
  lineOf,
  logoOf,
  type Mistake,
  type Site,
  siteProblems,
  transportOf,
} from './site.ts';

/** What a terminal has on its disk and a browser brings along. */
export type Kit = {
  /** Of a site without a logo. */
  readonly ownIcons: Icons;
  /** Quality 11. The same library everywhere, so that a site has the same bytes wherever it was made. */
  readonly brotli: (bytes: Uint8Array) => Uint8Array;
  /** Before the first logo is drawn; it may be called again. */
  readonly loadDrawing: () => Promise<void>;
};

/**
 * A finished build becomes an operator's site, and a site becomes another operator's: nothing of the one before is left.
 * Neither knows a disk, so that a browser can do it too.
 */
export async function applySite(
  files: SiteFiles,
  site: Site,
  kit: Kit,
): Promise<Result<SiteFiles, readonly string[]>> {
  const problems = siteProblems(site);
  if (problems.length > 0) return err(problems);
  const base = baseIn(files);
  const misplaced = placeMistake(base, site);
  if (misplaced !== null) return err([lineOf(misplaced)]);
  const config = configFor(files, site);
  const icons = await iconsFor(site, config, kit);
  if (!icons.ok) return icons;

  const written = new Map(files);
  const put = (name: string, content: string | Uint8Array) => written.set(`dist/${name}`, bytesOf(content));
  put('config.json', `${JSON.stringify(config, null, 2)}\n`);
  for (const [name, picture] of Object.entries(icons.value)) put(name, picture);
  const brand = await brandingWriter(config);
  for (const [path, bytes] of files)
    if (/^dist\/.*\.html$/.test(path))
      written.set(path, bytesOf(brand(withPreconnectsOf(withConfig(textOf(bytes), config), config))));
  if (files.has(manifestFile)) written.set(manifestFile, bytesOf(await manifestOf(files, base, config)));
  return ok(packed(forHosts(written, site, { base, config }), kit));
}

const manifestFile = 'dist/manifest.webmanifest';

/** A build is for one folder. */
export const placeMistake = (base: string, site: Site): Mistake | null =>
  site.base === undefined || base === baseOf(site)
    ? null
    : {
        field: 'base',
        problem: `is ${baseOf(site) || '/'}, and the build is for ${base || '/'}: npm run build`,
      };

/** As the build was made: '' or like `/sub`. */
export function baseIn(files: SiteFiles): string {
  const manifest = files.get(manifestFile);
  const [, base = ''] = /"scope": "(.*)\/"/.exec(manifest === undefined ? '' : textOf(manifest)) ?? [];
  return base;
}

const demoPage = 'dist/__mock/index.html';

/** A demo has its provider in the page, and takes nothing of the operator's but the look. */
function configFor(files: SiteFiles, site: Site): ConfigFile {
  const config = configOf(site);
  if (!files.has(demoPage)) return config;
  const own = parseJson(textOf(files.get('dist/config.json') ?? new Uint8Array()));
  const { brand, shortName, accent, language } = config;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- build.ts has written it
  const { brand: _, shortName: __, accent: ___, language: ____, ...demo } = own as ConfigFile;
  return {
    ...demo,
    ...(brand !== undefined && { brand }),
    ...(shortName !== undefined && { shortName }),
    ...(accent !== undefined && { accent }),
    ...(language !== undefined && { language }),
  };
}

async function iconsFor(site: Site, config: ConfigFile, kit: Kit): Promise<Result<Icons, readonly string[]>> {
  const logo = logoOf(site);
  if (logo === null) return ok(kit.ownIcons);
  await kit.loadDrawing();
  const icons = iconsOf(logo, config);
  return icons.ok ? icons : err([`mark: ${icons.error}`]);
}

/** Of the host of the site, and of those whose files the build already has. */
function forHosts(
  files: SiteFiles,
  site: Site,
  { base, config }: { readonly base: string; readonly config: ConfigFile },
): SiteFiles {
  const hosted: HostedSite = {
    base,
    demoPages: files.has(demoPage) ? demoPages : [],
    reports: config.reports,
    transport: transportOf(site),
  };
  const hosts = new Set([...hostsIn(files), ...(site.host === undefined ? [] : [site.host])]);
  return [...hosts].reduce((all, host) => withHost(all, host, hosted), files);
}

/** Beside those of the app. */
export const demoPages: readonly string[] = ['/__mock', '/chart-pages'];

/** The parts of a build that a site can change. */
const isWritten = /(\.html|\/icon\.svg|\.webmanifest)$/;

/** A copy that `applySite` packs anew, whatever is in it. */
export const isPackedAnew = (path: string): boolean =>
  isWritten.test(path.replace(/\.(br|gz)$/, '')) && !isWritten.test(path);

/** Only where the build has packed copies. All that a site can change is packed anew, so that its bytes have no history. */
function packed(files: SiteFiles, kit: Kit): SiteFiles {
  const copies = [...files]
    .filter(([path]) => isWritten.test(path) && files.has(`${path}.br`))
    .flatMap(([path, bytes]) => [
      [`${path}.br`, kit.brotli(bytes)] as const,
      [`${path}.gz`, gzipSync(bytes, { level: 9, mtime: 0 })] as const,
    ]);
  return new Map([...files, ...copies]);
}
