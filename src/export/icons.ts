import { Resvg } from '@resvg/resvg-wasm';
import type { ConfigFile } from '../api/config.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { textOf, toBase64, uint32At } from './bytes.ts';
import { safeSvg } from './safe-svg.ts';

export type Icons = { readonly [file: string]: Uint8Array | string };

const ownAccent = '#2f45c5';
const draw = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
const pngOf = (svg: string, size: number): Uint8Array => draw(svg, size).asPng();

/** Puts a picture into an SVG. A `scale` of 1 fills the square. */
function framed(picture: Uint8Array, scale = 1, ground = 'none'): string {
  const [place, size] = [50 * (1 - scale), 100 * scale];
  const data = `data:image/png;base64,${toBase64(picture)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><image x="${place}" y="${place}" width="${size}" height="${size}" href="${data}"/></svg>\n`;
}

/** The icons of a square SVG or PNG, or the fault of the picture. The drawing library must be loaded. */
export function iconsOf(
  logo: Uint8Array,
  { accent = ownAccent }: Pick<ConfigFile, 'accent'>,
): Result<Icons, string> {
  const isPng = isPngFile(logo);
  const picture = isPng ? ok(framed(logo)) : safeSvg(textOf(logo).replace(/^\uFEFF/, ''));
  if (!picture.ok) return picture;
  const mark = picture.value;
  const problem = isPng ? pngProblem(logo) : svgProblem(mark);
  if (problem !== null) return err(problem);
  // The log-in page must not wait for a large picture, so it shows a small one.
  return ok(drawn(mark, isPng ? framed(pngOf(mark, 192)) : mark, accent));
}

export const isPngFile = (bytes: Uint8Array): boolean => textOf(bytes.subarray(1, 4)) === 'PNG';

function pngProblem(bytes: Uint8Array): string | null {
  const [width, height] = [uint32At(bytes, 16), uint32At(bytes, 20)];
  if (width !== height) return `is not square: ${width} × ${height}`;
  if (width < 512) return `has ${width} pixels instead of 512 or more`;
  return hiddenProblem(framed(bytes));
}

const mostLetters = 30_000;

function svgProblem(svg: string): string | null {
  if (svg.length > mostLetters) return `has ${svg.length} letters instead of ${mostLetters} at most`;
  try {
    const { width, height } = new Resvg(svg);
    return Math.abs(width - height) > width / 100
      ? `is not square: ${width} × ${height}`
      : hiddenProblem(svg);
  } catch (error) {
    return `is neither PNG nor SVG: ${String(error)}`;
  }
}

const hiddenProblem = (svg: string): string | null =>
  pixelsOf(svg).every(({ alpha }) => alpha === 0) ? 'shows nothing' : null;

const sampled = 64;

/** `reach` is the greatest distance from the centre, where 1 is half a side. */
function pixelsOf(svg: string) {
  const { pixels } = draw(svg, sampled);
  return Array.from({ length: sampled * sampled }, (_, at) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4);
    const [x, y] = [at % sampled, Math.floor(at / sampled)].map(n => (2 * n + 1) / sampled - 1);
    return {
      colour: `rgb(${r},${g},${b})`,
      alpha,
      light: (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255,
      reach: Math.hypot(x ?? 0, y ?? 0),
    };
  });
}

/** Draws `mark` for the files. Pages show `shown`. */
function drawn(mark: string, shown: string, accent: string): Icons {
  const pixels = pixelsOf(mark);
  const edge = pixels[(sampled * sampled) / 2];
  const seen = pixels.filter(({ alpha }) => alpha > 0);
  const isLight = seen.reduce((sum, { light }) => sum + light, 0) > 0.8 * seen.length;
  // A picture with its own ground reaches its sides. A white picture needs a darker ground.
  const own = edge?.alpha === 255;
  const ground = own ? edge.colour : isLight ? accent : '#ffffff';
  const apart = own ? seen.filter(({ colour, alpha }) => alpha === 255 && colour !== ground) : seen;
  const reach = Math.max(...apart.map(each => each.reach));
  const large = pngOf(mark, 512);
  // Launchers cut a maskable icon to any shape, but leave the middle four fifths.
  const maskable = framed(large, Math.min(1, 0.8 / reach), ground);
  return {
    'icon.svg': shown,
    'icon-192.png': pngOf(mark, 192),
    'icon-512.png': large,
    'icon-maskable.png': pngOf(maskable, 512),
    'apple-touch-icon.png': pngOf(framed(large, own ? 1 : 0.8, ground), 180),
    'favicon.ico': icoOf(pngOf(mark, 48)),
  };
}

function icoOf(png: Uint8Array): Uint8Array {
  const headSize = 22;
  const icon = new Uint8Array(headSize + png.length);
  icon.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
  const view = new DataView(icon.buffer);
  view.setUint32(14, png.length, true);
  view.setUint32(18, headSize, true);
  icon.set(png, headSize);
  return icon;
}
