import { err, ok, type Result } from '../lib/result.ts';
import { parseSvg, type SvgElement, writeSvg } from './svg-tree.ts';

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const elements = namesIn(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker style image filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset',
);

const attributes = namesIn(
  'id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points viewBox preserveAspectRatio transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient filter filterUnits primitiveUnits in in2 result stdDeviation mode operator radius values type slope intercept amplitude exponent tableValues k1 k2 k3 k4 flood-color flood-opacity color-interpolation-filters mix-blend-mode isolation shape-rendering vector-effect paint-order',
);

const inside = /^#[\w.-]+$/;
const picture = /^data:image\/(png|jpe?g);base64,[A-Za-z0-9+/=\s]+$/;

/** In CSS a backslash or a comment can hide a word, and an at-rule can load files. */
const isPlainStyle = (css: string): boolean =>
  !/[\\@<]|\/\*|expression|image-set|(?:^|[^\w-])(?:image|src|element)\s*\(/i.test(css) && !leadsOut(css);

const leadsOut = (value: string): boolean =>
  [...value.matchAll(/url\s*\(\s*(["']?)([^)]*)/gi)].some(
    ([, quote = '', target = '']) => !inside.test(target.trim().replace(quote, '')),
  );

/**
 * Writes the picture again from the listed elements and attributes only. Anything that runs or loads a file
 * is an error, so that the operator learns why the picture would look different.
 */
export function safeSvg(text: string): Result<string, string> {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return err('contains a script: it defines entities');
  const tree = parseSvg(text);
  if (!tree.ok) return err(`is neither PNG nor SVG: it ${tree.error}`);
  if (plainName(tree.value.name) !== 'svg') return err('is neither PNG nor SVG');
  const problem = problemIn(tree.value);
  if (problem !== null) return err(problem);
  const kept = keptOf(tree.value);
  return ok(
    writeSvg({ ...kept, attributes: [['xmlns', 'http://www.w3.org/2000/svg'], ...kept.attributes] }) + '\n',
  );
}

const plainName = (name: string): string => name.replace(/^svg:/, '');

function problemIn(element: SvgElement): string | null {
  const name = plainName(element.name).toLowerCase();
  if (/^(.*:)?(script|foreignobject|iframe|object|embed|handler)$/.test(name)) return 'contains a script';
  if (name === 'text' || name === 'tspan') return 'has letters, which need a font: turn them into paths';
  for (const [attribute, value] of element.attributes) {
    const found = attributeProblem(name, attribute.toLowerCase(), value);
    if (found !== null) return found;
  }
  // The parts are joined when the picture is written, so they are checked together.
  const css = element.children.filter(child => typeof child === 'string').join('');
  if (name === 'style' && !isPlainStyle(css)) return outside;
  for (const child of element.children) {
    const found = typeof child === 'string' ? null : problemIn(child);
    if (found !== null) return found;
  }
  return null;
}

const outside = 'needs another file';

function attributeProblem(element: string, name: string, value: string): string | null {
  const target = value.replace(/[\s\p{C}]/gu, '');
  if (name.startsWith('on') || /^(java|vb)script:/i.test(target)) return 'contains a script';
  if (name === 'style' && !isPlainStyle(value)) return outside;
  // Browsers read `fill` as CSS too.
  if (leadsOut(value) || value.includes('\\')) return outside;
  if (!/^(.*:)?href$/.test(name) || element === 'a' || inside.test(value)) return null;
  return element === 'image' && picture.test(value) ? null : outside;
}

function keptOf({ name, attributes: given, children }: SvgElement): SvgElement {
  return {
    name: plainName(name),
    attributes: given.flatMap(([key, value]) => {
      if (key === 'href' || key === 'xlink:href') return [['href', value] as const];
      return attributes.has(key) ? [[key, value] as const] : [];
    }),
    children: children.flatMap((child): (SvgElement | string)[] => {
      if (typeof child === 'string') return plainName(name) === 'style' ? [child] : [];
      return elements.has(plainName(child.name)) ? [keptOf(child)] : [];
    }),
  };
}
