import type { Field } from './site.ts';

/**
 * The questions to an operator. `npm run configure` has a flag for each, and `setup.html` a field with its
 * label.
 */
export const questions = {
  api: {
    field: 'hosts.api',
    label: 'API address',
    means: "the provider's address, or / for the site itself",
  },
  headline: { field: 'hosts.headline', label: 'Headline address', means: 'the host of the headlines' },
  gateway: { field: 'hosts.gateway', label: 'Gateway address', means: 'the host of the payment details' },
  'app-key': { field: 'appKey.value', label: 'Application key', means: 'the application key' },
  brand: { field: 'brand', label: 'Name', means: 'the name of the app' },
  'short-name': {
    field: 'shortName',
    label: 'Short name',
    means: 'the name below an icon, at most 12 letters',
  },
  accent: {
    field: 'accent',
    label: 'Accent colour',
    means: 'the colour of buttons and links, such as #0a7d4f',
  },
  language: { field: 'language', label: 'Language', means: 'en, hi or mr, for visitors who chose none' },
  host: {
    field: 'host',
    label: 'Host',
    means: 'host to write files for: nginx, caddy, netlify, cloudflare, github or s3',
  },
} as const;

export type Question = keyof typeof questions;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object's own fields
export const questionNames = Object.keys(questions) as readonly Question[];

/** `none` removes a field. */
export type Answers = { readonly [Q in Question]?: string | undefined };

/**
 * In the order of the table, so that the same answers give the same bytes. A name made of figures is still a
 * text.
 */
export const fieldsOf = (answers: Answers): readonly Field[] =>
  questionNames.flatMap((name): Field[] => {
    const value = answers[name];
    if (value === undefined) return [];
    return [[questions[name].field, value === 'none' ? value : JSON.stringify(value)]];
  });
