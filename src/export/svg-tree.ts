import { err, ok, type Result } from '../lib/result.ts';

export type SvgElement = {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (SvgElement | string)[];
};

type Open = SvgElement & { readonly children: (SvgElement | string)[] };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const comment = /<!--[\s\S]*?-->/;
const data = /<!\[CDATA\[([\s\S]*?)\]\]>/;
const instruction = /<\?[\s\S]*?\?>/;
const doctype = /<!DOCTYPE[^[>]*>/;
const end = /<\/([\w:.-]+)\s*>/;
const attribute = /\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/;
const start = new RegExp(`<([\\w:.-]+)((?:${attribute.source})*)\\s*(\\/?)>`);
const plainText = /([^<]+)/;

/** One token of XML. Each begins where the one before it ended. */
const token = new RegExp(
  [comment, data, instruction, doctype, end, start, plainText].map(({ source }) => source).join('|'),
  'gy',
);

/** Far below the depth that overflows the stack of a browser or a program. */
const deepest = 200;

/**
 * Reads strictly: anything but plain XML is an error. Comments, instructions and a plain DOCTYPE are left
 * out.
 */
export function parseSvg(text: string): Result<SvgElement, string> {
  const top: Open = { name: '', attributes: [], children: [] };
  const open = [top];
  let read = 0;
  try {
    for (const [all, literal, closed, name, attributes = '', empty, plain] of text.matchAll(token)) {
      read += all.length;
      const inner = open.at(-1) ?? top;
      if (literal !== undefined) inner.children.push(literal);
      else if (plain !== undefined) inner.children.push(decoded(plain));
      else if (closed !== undefined) {
        if (open.length === 1 || open.pop()?.name !== closed) return err(`has </${closed}> in a wrong place`);
      } else if (name !== undefined) {
        const element: Open = { name, attributes: attributesIn(attributes), children: [] };
        inner.children.push(element);
        if (empty === '') open.push(element);
        if (open.length > deepest) return err(`has more than ${deepest} elements inside each other`);
      }
    }
  } catch (error) {
    return err(error instanceof Error ? error.message : '');
  }
  if (read < text.length) return err('is not plain XML');
  const [root, ...others] = top.children.filter(child => typeof child !== 'string' || child.trim() !== '');
  if (open.length > 1) return err(`ends before </${open.at(-1)?.name}>`);
  if (root === undefined || typeof root === 'string' || others.length > 0) return err('is not one element');
  return ok(root);
}

const attributesIn = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => [name, decoded(double ?? single ?? '')] as const,
  );

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));?|&/gi,
    (all, hex?: string, ten?: string, name?: string) => {
      const sign = name === undefined ? undefined : entities[name];
      if (sign !== undefined && all.endsWith(';')) return sign;
      const code = hex === undefined ? Number(ten) : Number.parseInt(hex, 16);
      if (name !== undefined || !(code > 0 && code <= 0x10_ff_ff))
        throw new Error(`has the unknown sign ${all}`);
      return String.fromCodePoint(code);
    },
  );

const encoded = (text: string): string =>
  text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\t\n\r]/gu, '');

export function writeSvg({ name, attributes, children }: SvgElement): string {
  const written = attributes.map(([key, value]) => ` ${key}="${encoded(value)}"`).join('');
  const inner = children
    .map(child => (typeof child === 'string' ? encoded(child) : writeSvg(child)))
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}
