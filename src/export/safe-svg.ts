import { err, ok, type Result } from '../lib/result.ts';
import { parseSvg, type SvgElement, writeSvg } from './svg-tree.ts';

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const elements = namesIn(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker style image filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset',
);

const attributes = namesIn(
  'id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points viewBox preserveAspectRatio transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient filter filterUnits primitiveUnits in in2 result stdDeviation mode operator radius values type slope intercept amplitude exponent tableValues k1 k2 k3 k4 flood-color flood-opacity color-interpolation-filters mix-blend-mode isolation shape-rendering vector-effect paint-order',
);

/** Browsers read all attributes as CSS but these two, whose names are the operator's own. */
const styling = new Set(
  [...attributes].filter(name => name !== 'id' && name !== 'class').map(name => name.toLowerCase()),
);

const inside = /^#[\w.-]+$/;
const picture = /^data:image\/(png|jpe?g);base64,[A-Za-z0-9+/=\s]+$/;

/** The functions of CSS in a picture. Others, such as `image-set`, can load a file by a text alone. */
const functions = namesIn(
  'url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia circle ellipse inset polygon path not is where nth-child nth-of-type',
);

/** A backslash or a comment can hide a word. */
const isPlainValue = (css: string): boolean =>
  !/\\|\/\*/.test(css) &&
  !leadsOut(css) &&
  [...css.matchAll(/([\w-]+)\(/g)].every(([, name = '']) => functions.has(name.toLowerCase()));

/** An at-rule can load files. */
const isPlainStyle = (css: string): boolean => !/[@<]/.test(css) && isPlainValue(css);

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
  if (!/<(svg:)?svg[\s>/]/.test(text)) return err('is neither PNG nor SVG');
  if (!tree.ok) return err(`is an SVG that browsers cannot read: it ${tree.error}`);
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

const outside = 'loads something from another file: put it into the picture';

function attributeProblem(element: string, name: string, value: string): string | null {
  const target = value.replace(/[\s\p{C}]/gu, '');
  if (name.startsWith('on') || /^(java|vb)script:/i.test(target)) return 'contains a script';
  if (name === 'style' && !isPlainStyle(value)) return outside;
  if (styling.has(name) ? !isPlainValue(value) : leadsOut(value)) return outside;
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
