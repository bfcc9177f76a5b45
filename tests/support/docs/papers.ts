/** A document by its path from the top of the repository, such as `docs/hosting.md`. */
export type Paper = { readonly path: string; readonly text: string };

const fence = /^```[^]*?^```/gm;
const span = /`[^`\n]+`/g;

/** The headings of a Markdown text, without `#`. */
export const headingsOf = (text: string): readonly string[] =>
  Array.from(text.replace(fence, '').matchAll(/^#{1,6} +(.+?) *$/gm), ([, heading = '']) => heading);

/** The anchor of a heading: `Placing a bid, once` has `placing-a-bid-once`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The targets of links and pictures that lead to a file or heading of this repository. */
export const linksOf = (text: string): readonly string[] =>
  Array.from(
    text
      .replace(fence, '')
      .replace(span, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
    ([, target = '']) => target,
  ).filter(target => !/^[a-z]+:/.test(target));

/** The files and folders of the sources that a document names in backticks, without patterns such as `NAME` and `*`. */
export const filesNamedIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/`((?:src|tests|tools|mock-server|fixtures|docs)\/[\w./-]+)`/g),
    ([, file = '']) => file,
  ).filter(file => !/[A-Z]{4}/.test(file));

/** The npm commands in the code of a document: `test`, `run bench`. */
export const npmCommandsOf = (text: string): readonly string[] =>
  [...(text.match(fence) ?? []), ...(text.replace(fence, '').match(span) ?? [])].flatMap(
    code => code.match(/(?<=\bnpm )(run [\w:-]+|[a-z]+)\b/g) ?? [],
  );

/** The sections that a text cites, as `1 §4`: `spec 1 §4 and §9, spec 2 §7` has three. */
export const sectionsCitedIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\bspec ([12]) (§\d+(?:(?:, | and |\/)§\d+)*)/gi), ([, paper = '', list = '']) =>
    (list.match(/§\d+/g) ?? []).map(section => `${paper} ${section}`),
  ).flat();

/** The documents that a source text cites, with the heading or null: `docs/reliability.md "Deposits"`. */
export const papersCitedIn = (
  text: string,
): readonly { readonly path: string; readonly heading: string | null }[] =>
  Array.from(
    // A citation may continue in the next line of a comment.
    text.replace(/\n\s*(\*|\/\/) /g, ' ').matchAll(/\b(docs\/[\w/-]+\.md)(?: "([^"]+)")?/g),
    ([, path = '', heading]) => ({ path, heading: heading ?? null }),
  );

/** Names of documents that are not in the repository, so that readers of the code do not have them. */
const foreign = /\b(?:DESIGN|SCREENS|RELIABILITY|MOCK|EXAMPLES)\b|\.\.\/shared/g;

/** The citations of documents outside the repository. */
export const foreignPapersIn = (text: string): readonly string[] => text.match(foreign) ?? [];
