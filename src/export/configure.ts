import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../lib/printable.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { answeredSite } from './answered-site.ts';
import { applySite, baseIn } from './apply-site.ts';
import { chosenHeaders, headerDifferences } from './chosen-headers.ts';
import { askedOf } from './command-line.ts';
import { baseDifferences, configDifferences, type Difference } from './config-differences.ts';
import { withoutHost } from './hosts.ts';
import { readLogo } from './logo.ts';
import { nodeKit } from './node-kit.ts';
import { fieldsOf, type Question, questions } from './questions.ts';
import type { Field } from './set-field.ts';
import { baseOf, configOf, lineOf } from './site.ts';
import { type SiteNote, siteNotes } from './site-notes.ts';
import {
  newSite,
  readPublished,
  readSite,
  readSiteFiles,
  siteInDist,
  writeSite,
  writeSiteFiles,
} from './site-folder.ts';

const type = 'string';
const flags = {
  api: { type },
  headline: { type },
  gateway: { type },
  'app-key': { type },
  brand: { type },
  'short-name': { type },
  accent: { type },
  language: { type },
  host: { type },
} as const satisfies Record<Question, { readonly type: 'string' }>;

const help = `Write site.json, and apply its settings to dist/. Every later build applies them too.

  npm run configure -- --api https://api.example.com --brand Kalyan

${Object.entries(questions)
  .map(([name, { field, means }]) => `  --${`${name} VALUE`.padEnd(18)}${means} (${field})`)
  .join('\n')}
  --mark FILE         a square SVG or PNG for all icons; none restores the default
  --set FIELD=VALUE   any field of docs/configuration.md, as often as needed; none removes a field.
                      A text is taken as it is typed (--set supportPhone=9876543210); a number, true,
                      false, a list or an object is JSON (--set 'images=["https://cdn.example.com"]')
  --help              print this list and exit`;

type Done = {
  readonly changed: readonly string[];
  readonly notes: readonly SiteNote[];
  /** The files of `changed` that the host itself reads. */
  readonly hostFiles: readonly string[];
  /** The differences from the site as `npm run deploy-check` last saw it. */
  readonly differences: readonly Difference[];
  readonly publishedOn: string | null;
  /** Null unless the build in dist/ is for another folder of the site, so that only a new build can apply it. */
  readonly needsBuild: { readonly builtFor: string; readonly base: string } | null;
};

/**
 * `place` contains `site.json` and `dist/`. `mark` is the file of the new logo. Returns the changes, or all
 * mistakes.
 */
export async function configure(
  place: string,
  fields: readonly Field[],
  mark?: string,
): Promise<Result<Done, readonly string[]>> {
  const read = readSite(place);
  if (!read.ok) return read;
  const start = read.value ?? siteInDist(place) ?? newSite(place);
  const logo = await logoIn(mark);
  const answered = answeredSite(start, fields, logo.ok ? logo.value : undefined);
  if (!answered.ok || !logo.ok)
    return err([...(answered.ok ? [] : answered.error.map(lineOf)), ...(logo.ok ? [] : [logo.error])]);
  const site = answered.value;

  const before = readSiteFiles(place);
  // Files of a build with `--host` stay, but not those of a host that is no longer the site's.
  const plain =
    site.host === undefined && start.host !== undefined ? withoutHost(before, start.host) : before;
  const isBuilt = existsSync(join(place, 'dist'));
  const built = baseIn(before);
  const isUsual = site.base === undefined && !fields.some(([field]) => field === 'base');
  const base = isUsual ? built : baseOf(site);
  const isElsewhere = isBuilt && base !== built;
  const after = isBuilt && !isElsewhere ? await applySite(plain, site, nodeKit) : ok(plain);
  if (!after.ok) return after;
  writeSite(place, site);
  const published = readPublished(place);
  const changed = writeSiteFiles(place, before, after.value);
  return ok({
    changed: ['site.json', ...changed],
    notes: siteNotes(configOf(site)),
    hostFiles: changed.filter(path => isReadByHost(path) && after.value.has(path)),
    differences:
      published === null
        ? []
        : [
            ...baseDifferences(published.site, base),
            ...configDifferences(published.config, configOf(site)),
            ...headerDifferences(published.headers ?? {}, published.headers ? chosenHeaders(site) : {}),
          ],
    publishedOn: published?.day ?? null,
    needsBuild: isElsewhere ? { builtFor: `${built}/`, base: `${base}/` } : null,
  });
}

/** The operator copied the examples once. Netlify and Cloudflare read their files with each upload. */
const isReadByHost = (path: string): boolean => path.startsWith('hosting/') && !path.includes('.example.');

async function logoIn(mark: string | undefined): Promise<Result<string | undefined, string>> {
  if (mark === undefined || mark === 'none') return ok(mark);
  if (statSync(mark, { throwIfNoEntry: false })?.isFile() !== true)
    return err(`mark: there is no file ${mark}`);
  const logo = await readLogo(readFileSync(mark), nodeKit);
  return logo.ok ? ok(logo.value.address) : err(`mark: ${mark} ${logo.error}`);
}

type Asked = { readonly fields: readonly Field[]; readonly mark: string | undefined };

/** Null if the command asks for help. */
function askedFor(argv: readonly string[]): Result<Asked | null, readonly string[]> {
  const asked = askedOf(argv, {
    help,
    options: { ...flags, mark: { type }, set: { type, multiple: true }, help: { type: 'boolean' } },
  });
  if (asked.kind === 'help') return ok(null);
  if (asked.kind === 'wrong') return err([asked.line]);
  const { values } = asked;
  const pairs = (values.set ?? []).map(pair => /^([^=]+)=(.*)$/s.exec(pair) ?? pair);
  const wrong = pairs.filter(pair => typeof pair === 'string');
  if (wrong.length > 0) return err(wrong.map(pair => `--set takes FIELD=VALUE, not '${pair}'`));
  const set = pairs.flatMap((pair): Field[] =>
    typeof pair === 'string' ? [] : [[pair[1] ?? '', pair[2] ?? '']],
  );
  return ok({ fields: [...fieldsOf(values), ...set], mark: values.mark });
}

/** `count` leaves out `site.json`. */
export const writtenLine = (count: number): string =>
  `Wrote site.json, and its settings into ${count} ${count === 1 ? 'file' : 'files'} of dist/ and hosting/.`;

function tell({ changed, notes, hostFiles, differences, publishedOn, needsBuild }: Done): void {
  for (const { field, note } of notes) console.log(`${field}: ${note}`);
  if (publishedOn !== null) {
    console.log(
      differences.length === 0
        ? `Nothing differs from the site of ${publishedOn}.`
        : `What differs from the site of ${publishedOn}:`,
    );
    for (const { field, before, after } of differences) console.log(`  ${field}: ${after}, was ${before}`);
  }
  if (hostFiles.length > 0)
    console.log(`Your host reads these files, which have changed. Put them in their place, and reload it:
  ${hostFiles.join(', ')}`);
  if (needsBuild !== null) {
    const { base, builtFor } = needsBuild;
    console.log(`Wrote site.json, but not dist/: that is built for ${builtFor}, and site.json says ${base}.
Next: npm run build`);
    return;
  }
  console.log(`${writtenLine(changed.length - 1)}
${
  changed.length > 1 || existsSync('dist')
    ? 'Next: npm run verify -- --paths site.json --origin https://YOUR-SITE, then put dist/ on your host (docs/hosting.md).'
    : 'Next: npm run build'
}`);
}

if (process.argv[1]?.endsWith('configure.ts')) {
  const asked = askedFor(process.argv.slice(2));
  if (asked.ok && asked.value === null) console.log(help);
  else {
    const { fields = [], mark } = (asked.ok ? asked.value : null) ?? {};
    const done = asked.ok ? await configure('.', fields, mark) : asked;
    if (done.ok) tell(done.value);
    else {
      for (const problem of done.error) console.error(printable(problem));
      process.exitCode = 2;
    }
  }
}
