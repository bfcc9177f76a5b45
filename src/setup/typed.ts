import { type Answers, type Question, questionNames, questions } from '../export/questions.ts';
import { unconfigured } from '../api/config.ts';
import { isObject, type Mistake, type Site } from '../export/site.ts';

/** The texts of the fields. */
export type Typed = { readonly [Q in Question]: string };

/** A site without any answers. Its name is empty, so that no operator publishes the product's name by mistake. */
export const freshSite: Site = { config: { ...unconfigured, brand: '' } };

/** The fields that may be left out. */
const optional: ReadonlySet<Question> = new Set([
  'headline',
  'gateway',
  'short-name',
  'accent',
  'language',
  'host',
]);

/** The fields as a site has them. */
export const typedOf = (site: Site): Typed => ({
  api: valueIn(site, 'api'),
  headline: valueIn(site, 'headline'),
  gateway: valueIn(site, 'gateway'),
  'app-key': valueIn(site, 'app-key'),
  brand: valueIn(site, 'brand'),
  'short-name': valueIn(site, 'short-name'),
  accent: valueIn(site, 'accent'),
  language: valueIn(site, 'language'),
  host: site.host ?? '',
});

function valueIn({ config }: Site, question: Question): string {
  let value: unknown = config;
  for (const name of questions[question].field.split('.')) value = isObject(value) ? value[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Only differences from the start are answers, so that an upgrade changes nothing else. */
export function answersOf(typed: Typed, start: Site): Answers {
  const before = typedOf(start);
  const answered = questionNames.flatMap(name => {
    const text = typed[name].trim();
    if (text === before[name]) return [];
    return [[name, text === '' && optional.has(name) ? 'none' : text] as const];
  });
  return Object.fromEntries(answered);
}

/** The mistakes by question, and lines for mistakes elsewhere, which only a `site.json` can contain. */
export function sorted(mistakes: readonly Mistake[]): {
  readonly at: ReadonlyMap<Question, string>;
  readonly elsewhere: readonly string[];
} {
  const at = new Map<Question, string>();
  const elsewhere: string[] = [];
  for (const { field, problem } of mistakes) {
    const name = questionNames.find(question => questions[question].field === field);
    if (name === undefined) elsewhere.push(`${field} ${problem}`);
    else if (!at.has(name)) at.set(name, `${questions[name].label} ${problem}.`);
  }
  return { at, elsewhere };
}
