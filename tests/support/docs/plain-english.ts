// The marks of a dialect that sounds like English and is hard to read: long sentences, "stands" for "is",
// "who" and "what" as subjects. Quotations and code are left alone, because they are specified or run.

/** A sentence of a document, with the first line of its paragraph, item or cell. */
type Sentence = { readonly line: number; readonly text: string };

/** A reader of a sentence with more words has to start again. */
const longestSentence = 30;

const generated =
  /<!-- (\w+)[^>]*written by[^>]*-->[^]*?<!-- end of \1 -->|<!-- measured -->[^]*?<!-- \/measured -->/g;
const fence = /^([ \t]*)```[^]*?^\1```/gm;

/** Keeps the number of lines, so that a complaint names the right one. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** The document without code, generated tables and comments. Quotations and code in a sentence count as one word. */
const proseOf = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll(generated, blank)
    .replaceAll(fence, blank)
    .replaceAll(/<!--[^]*?-->/g, blank)
    .replaceAll(/`[^`]+`/g, found => `CODE${blank(found)}`)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/"[^"]+"|“[^”]+”|(?<![\p{L}\p{N}])'[^'\n]{3,}'(?![\p{L}\p{N}])/gu, quotationOf)
    .replaceAll(/\*\*|__/g, '');

/** A quotation that ends a sentence still ends it. */
const quotationOf = (found: string): string =>
  `QUOTE${/[.!?](?=["'”]$)/.exec(found)?.[0] ?? ''}${blank(found)}`;

const abbreviation = /\b(?:e\.g|i\.e|etc|vs|no)\.$/i;

/** A full stop, question or exclamation mark before a blank ends a sentence; in a cell of a table a semicolon does too. */
function sentencesIn(text: string, line: number, ends: RegExp): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let rest = '';
  for (const part of text.replaceAll(/\s+/g, ' ').trim().split(ends)) {
    rest = rest === '' ? part : `${rest} ${part}`;
    if (abbreviation.test(rest)) continue;
    sentences.push({ line, text: rest });
    rest = '';
  }
  return rest === '' ? sentences : [...sentences, { line, text: rest }];
}

const isTableRow = (line: string): boolean => line.trimStart().startsWith('|');
const isRule = (line: string): boolean => /^\s*\|[-:| ]+\|$/.test(line);
const beginsBlock = /^\s*(?:[-*+] |\d+\. |#{1,6} |> )/;

/** Every sentence of the prose: of paragraphs, items and cells. Headings and heads of tables are names, not sentences. */
export function sentencesOf(document: string): readonly Sentence[] {
  const lines = proseOf(document).split('\n');
  const sentences: Sentence[] = [];
  let block = '';
  let begin = 0;
  const close = (): void => {
    if (block !== '' && !/^#{1,6} /.test(block)) {
      sentences.push(
        ...sentencesIn(block.replace(beginsBlock, ''), begin + 1, /(?<=[.!?])[)*_]*\s+(?=[^a-z])/),
      );
    }
    block = '';
  };
  for (const [index, line] of lines.entries()) {
    if (isTableRow(line)) {
      close();
      if (isRule(line) || isRule(lines[index + 1] ?? '')) continue;
      const cells = line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/);
      sentences.push(...cells.flatMap(cell => sentencesIn(cell, index + 1, /(?<=[.!?])\s+(?=[^a-z])|;\s+/)));
    } else if (line.trim() === '') close();
    else if (beginsBlock.test(line) || block.startsWith('#')) {
      close();
      [block, begin] = [line, index];
    } else if (block === '') [block, begin] = [line, index];
    else block += ` ${line}`;
  }
  close();
  return sentences.filter(({ text }) => text !== '');
}

/** Words have a letter or a figure. Signs between words are not counted. */
const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** A list of code or quotations reads as one thing, however long it is. */
const withoutLists = (text: string): string =>
  text.replaceAll(/\b(CODE|QUOTE)[.!?]?(?:,? (?:and |or )?(?:CODE|QUOTE)[.!?]?\b)+/g, '$1');

/** The words of a document that a person wrote, outside of code and generated tables. */
export const lengthOf = (document: string): number =>
  wordsIn(
    document
      .replaceAll(generated, '')
      .replaceAll(fence, '')
      .replaceAll(/<!--[^]*?-->/g, '')
      .replaceAll(/\]\([^)]*\)/g, ']'),
  );

type Mark = { readonly why: string; readonly found: RegExp };

const marks: readonly Mark[] = [
  { why: '"stands" for "is"', found: /\bst(?:ands?|ood)\b(?! (?:for|in for|still|by)\b)/i },
  {
    why: '"who" or "what" as a subject',
    found: /^(?:What|Who|Whoever|Whatever)\b(?! (?:is|are|does|do|can|if)\b[^.]*\?$)(?=.* .* .* )/,
  },
  { why: '"is told" or "is said"', found: /\b(?:is|are|was|were|be|been|as|and) (?:told|said)\b/i },
  { why: '"he" for every user', found: /\b(?:he|him|his|himself)\b/i },
  { why: '"our" for the project', found: /\bours?\b(?!\))/i },
  { why: '"anew" for "again"', found: /\banew\b/i },
];

/** The complaints of an editor: the line, the reason and the beginning of the sentence. */
export const complaintsAbout = (document: string): readonly string[] =>
  sentencesOf(document).flatMap(({ line, text }) => {
    const count = wordsIn(withoutLists(text));
    const why = marks.filter(({ found }) => found.test(text)).map(mark => mark.why);
    if (count > longestSentence) why.push(`${count} words`);
    return why.map(reason => `line ${line}: ${reason}: ${text.slice(0, 80)}`);
  });
