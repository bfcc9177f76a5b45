/** A section of one of the two specifications: `spec 1 §5` is paper 1, section 5. */
export type Section = { readonly paper: 1 | 2; readonly section: number };

const citation = /^(?:spec ([12]) )?§(\d+)(?:, |: )/;

/**
 * The sections at the start of a test's title, and the words after them. There may be several: `spec 1 §4, §9: …` or
 * `spec 1 §9, spec 2 §7: …`. No sections where the title starts with anything else.
 */
export function citedSections(title: string): {
  readonly sections: readonly Section[];
  readonly words: string;
} {
  const sections: Section[] = [];
  let rest = title;
  for (let found = citation.exec(rest); found; found = citation.exec(rest)) {
    const paper = found[1] === undefined ? sections.at(-1)?.paper : found[1] === '1' ? 1 : 2;
    if (paper === undefined) return { sections: [], words: title };
    sections.push({ paper, section: Number(found[2]) });
    rest = rest.slice(found[0].length);
    if (found[0].endsWith(': ')) return { sections, words: rest };
  }
  return { sections: [], words: title };
}
