import { citedSections } from './cited-sections.ts';
import { type NamedTest, testsOf, withBlock, withoutBlock } from './held-by.ts';
import { messageRows, unheldMessages } from './message-rows.ts';

export type Checked = {
  /** The specification with new lists of its tests. */
  readonly doc: string;
  /** Sections and messages without a test, and wrong citations: one line each. */
  readonly missing: readonly string[];
};

/** The sections where every message needs a test: validation rules and the error catalogue. */
const byRow = [5, 8];

/**
 * Writes under each `## §N …` of a specification the tests whose titles start with `spec {paper} §N`. Missing is a
 * section without a test, a message of §5 or §8 without a test, and a citation of a section that does not exist.
 */
export function specificationOf(paper: 1 | 2, source: string, tests: readonly NamedTest[]): Checked {
  const parts = source.split(/(?=^## )/m);
  const numbers = parts.map(sectionNumber);
  const missing = parts.flatMap((part, index) => {
    const section = numbers[index];
    return section === undefined ? [] : unheld(paper, section, part, testsOf(paper, section, tests));
  });
  const doc = parts.map((part, index) => {
    const section = numbers[index];
    return section === undefined ? part.trimEnd() : withBlock(part, testsOf(paper, section, tests));
  });
  return { doc: `${doc.join('\n\n')}\n`, missing: [...missing, ...unknownSections(paper, numbers, tests)] };
}

const sectionNumber = (part: string): number | undefined => {
  const found = /^## §(\d+) /.exec(part)?.[1];
  return found === undefined ? undefined : Number(found);
};

function unheld(paper: 1 | 2, section: number, text: string, tests: readonly NamedTest[]): readonly string[] {
  const name = `spec ${paper} §${section}`;
  if (tests.length === 0) return [`${name}: no test's title begins with it`];
  if (!byRow.includes(section)) return [];
  return unheldMessages(messageRows(withoutBlock(text)), tests).map(
    ([about, message]) => `${name}, ${about}: no test's title names "${message}"`,
  );
}

const unknownSections = (
  paper: 1 | 2,
  numbers: readonly (number | undefined)[],
  tests: readonly NamedTest[],
): readonly string[] =>
  tests.flatMap(({ file, title }) =>
    citedSections(title)
      .sections.filter(cited => cited.paper === paper && !numbers.includes(cited.section))
      .map(({ section }) => `${file}: "${title}" cites spec ${paper} §${section}, which is no heading`),
  );
