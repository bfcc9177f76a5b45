// Comments and test titles that begin like a riddle: "What comes late waits", "Null stops it".
import type { Source } from '../source-rules.ts';

/** A `null` may begin a docstring ("Null if it is unknown"), but it does nothing itself. */
const circumstance =
  'after|also|as|at|before|beyond|both|for|from|in|on|once|or|outside|to|unless|until|when|where|while|with|without|if';
const riddle = new RegExp(
  `(?:^|[.!?] )(?:What|Who|Whoever|Whatever|Null(?!$| (?:${circumstance})\\b))\\b(?![^.]*\\?)`,
);

/** A comment on lines of its own: `//`, a block, or a block in braces. */
const beginning = /^\s*(?:\/\/|\{?\/\*+)\s*(.*)$/;
const inside = /^\s*(?:\/\/|\*(?!\/))\s*(.*)$/;

/** Names each line of a comment that begins with such a word, or has a sentence that does. */
export const riddlesIn = ({ path, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index, lines) => {
    const before = lines[index - 1] ?? '';
    const isNext =
      inside.test(line) && beginning.test(before) && !/[.!?]$/.test(before) && !/\/\*+$/.test(before);
    const words = (beginning.exec(line) ?? inside.exec(line))?.[1] ?? '';
    return riddle.test(isNext ? `… ${words}` : words) ? [`${path}:${index + 1}: ${words}`] : [];
  });

const title =
  /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:spec [^:'"`]*: )?(?:what|who|whoever|whatever|null)\b(?![^'"`]*\?\1).*)/gi;

/** Names each title of a test that begins with such a word. */
export const riddlingTitlesIn = ({ path, text }: Source): readonly string[] =>
  Array.from(text.matchAll(title), found => {
    const line = text.slice(0, found.index).split('\n').length;
    return `${path}:${line}: ${found[2] ?? ''}`;
  });
