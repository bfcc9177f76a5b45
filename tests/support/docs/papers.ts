/** A paper of the repository by its path from the top, such as `docs/hosting.md`. */
export type Paper = { readonly path: string; readonly text: string };

const fence = /^```[^]*?^```/gm;
const span = /`[^`\n]+`/g;

/** The headings of a Markdown text, without their marks. */
export const headingsOf = (text: string): readonly string[] =>
  Array.from(text.replace(fence, '').matchAll(/^#{1,6} +(.+?) *$/gm), ([, heading = '']) => heading);

/** A heading as an address names it: `Placing a bid, once` is `#placing-a-bid-once`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The targets of the links and pictures of a paper that lead to a file or a heading of ours. */
export const linksOf = (text: string): readonly string[] =>
  Array.from(
    text
      .replace(fence, '')
      .replace(span, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
    ([, target = '']) => target,
  ).filter(target => !/^[a-z]+:/.test(target));

/** What npm is told in the code of a paper: `test`, `run bench`. */
export const npmCommandsOf = (text: string): readonly string[] =>
  [...(text.match(fence) ?? []), ...(text.replace(fence, '').match(span) ?? [])].flatMap(
    code => code.match(/(?<=\bnpm )(run [\w:-]+|[a-z]+)\b/g) ?? [],
  );

/** Sections that a text cites, each as `1 §4`: `spec 1 §4 and §9, spec 2 §7` are three. */
export const sectionsCitedIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\bspec ([12]) (§\d+(?:(?:, | and |\/)§\d+)*)/gi), ([, paper = '', list = '']) =>
    (list.match(/§\d+/g) ?? []).map(section => `${paper} ${section}`),
  ).flat();

/** Papers that a text of code cites, and the heading where it names one: `docs/reliability.md "Deposits"`. */
export const papersCitedIn = (
  text: string,
): readonly { readonly path: string; readonly heading: string | null }[] =>
  Array.from(
    // A citation may go on in the next line of a comment.
    text.replace(/\n\s*(\*|\/\/) /g, ' ').matchAll(/\b(docs\/[\w/-]+\.md)(?: "([^"]+)")?/g),
    ([, path = '', heading]) => ({ path, heading: heading ?? null }),
  );

/** Papers that only we have; nobody else can read what they say. */
const foreign = /\b(?:DESIGN|SCREENS|RELIABILITY|MOCK|EXAMPLES)\b|\.\.\/shared/g;

/** The papers from outside the repository that a text cites. */
export const foreignPapersIn = (text: string): readonly string[] => text.match(foreign) ?? [];
