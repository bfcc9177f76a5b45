import { gzipSync } from 'fflate';
import type { ConfigFile } from '../api/config.ts';
import { parseJson } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { bytesOf, type SiteFiles, textOf } from './bytes.ts';
import type { HostedSite } from './host-headers.ts';
import { hostNames, hostsIn, withHost, withoutHost } from './hosts.ts';
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

/** Tools that a terminal reads from its disk, and that a browser receives with the page. */
export type Kit = {
  /** The icons of a site without a logo. */
  readonly ownIcons: Icons;
  /**
   * Compresses with quality 11. Every place uses the same library, so a site has the same bytes wherever it
   * was made.
   */
  readonly brotli: (bytes: Uint8Array) => Uint8Array;
  /** Call it before the first logo is drawn. It may be called again. */
  readonly loadDrawing: () => Promise<void>;
};

/**
 * Turns a finished build, or another operator's site, into this operator's site. Nothing of the other
 * operator is left. It uses no disk, so that a browser can run it too.
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

/** A build fits only one folder, because its pages contain the path. */
export const placeMistake = (base: string, site: Site): Mistake | null =>
  site.base === undefined || base === baseOf(site)
    ? null
    : {
        field: 'base',
        problem: `is ${baseOf(site) || '/'}, and the build is for ${base || '/'}: npm run build`,
      };

/** The base of the build: '' or like `/sub`. */
export function baseIn(files: SiteFiles): string {
  const manifest = files.get(manifestFile);
  const [, base = ''] = /"scope": "(.*)\/"/.exec(manifest === undefined ? '' : textOf(manifest)) ?? [];
  return base;
}

const demoPage = 'dist/__mock/index.html';

/** A demo has its provider in the page, so it takes only the look from the operator. */
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

/**
 * Writes the files of the site's host alone. A site without a host keeps those of every host that the build
 * has.
 */
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
  const hosts = site.host === undefined ? hostsIn(files) : [site.host];
  const others = site.host === undefined ? [] : hostNames.filter(name => name !== site.host);
  return hosts.reduce((all, host) => withHost(all, host, hosted), others.reduce(withoutHost, files));
}

/** The pages that a demo has in addition to those of the app. */
export const demoPages: readonly string[] = ['/__mock', '/chart-pages'];

/** The parts of a build that a site can change. */
const isWritten = /(\.html|\/icon\.svg|\.webmanifest)$/;

/** A compressed copy, which `applySite` always makes again. */
export const isRepacked = (path: string): boolean =>
  isWritten.test(path.replace(/\.(br|gz)$/, '')) && !isWritten.test(path);

/**
 * Makes compressed copies where the build has them. Everything that a site can change is compressed again, so
 * that the bytes do not depend on earlier sites.
 */
function packed(files: SiteFiles, kit: Kit): SiteFiles {
  const copies = [...files]
    .filter(([path]) => isWritten.test(path) && files.has(`${path}.br`))
    .flatMap(([path, bytes]) => [
      [`${path}.br`, kit.brotli(bytes)] as const,
      [`${path}.gz`, gzipSync(bytes, { level: 9, mtime: 0 })] as const,
    ]);
  return new Map([...files, ...copies]);
}
