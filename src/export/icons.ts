import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ConfigFile } from '../api/config.ts';
import { once } from '../lib/once.ts';
import { err, ok } from '../lib/result.ts';
import { safeSvg } from './safe-svg.ts';

export type Icons = { readonly [file: string]: Uint8Array | string };

const ownAccent = '#2f45c5';
const ownFolder = new URL('own-icons/', import.meta.url);

/** What `iconsOf` draws of our own mark. It is kept, because drawing takes half a second of each start. */
export const ownIcons = (): Icons =>
  Object.fromEntries(readdirSync(ownFolder).map(name => [name, readFileSync(new URL(name, ownFolder))]));

const loadResvg = once(async () =>
  initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))),
);

const draw = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
const pngOf = (svg: string, size: number): Uint8Array => draw(svg, size).asPng();

/** A picture as an SVG: `scale` of 1 fills the square. */
function framed(picture: Uint8Array, scale = 1, ground = 'none'): string {
  const [place, size] = [50 * (1 - scale), 100 * scale];
  const data = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><image x="${place}" y="${place}" width="${size}" height="${size}" href="${data}"/></svg>\n`;
}

export async function iconsOf(file: string, { accent = ownAccent }: Pick<ConfigFile, 'accent'>) {
  await loadResvg();
  const bytes = readFileSync(file);
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  const picture = isPng ? ok(framed(bytes)) : safeSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (!picture.ok) return err(`${file} ${picture.error}`);
  const mark = picture.value;
  const problem = isPng ? pngProblem(bytes) : svgProblem(mark);
  if (problem !== null) return err(`${file} ${problem}`);
  // A log-in should not wait for a large picture.
  return ok(drawn(mark, isPng ? framed(pngOf(mark, 192)) : mark, accent));
}

function pngProblem(bytes: Buffer): string | null {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
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

/** `reach` is the distance from the centre; 1 is half a side. */
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

/** `mark` is drawn, `shown` is what pages show. */
function drawn(mark: string, shown: string, accent: string): Icons {
  const pixels = pixelsOf(mark);
  const edge = pixels[(sampled * sampled) / 2];
  const seen = pixels.filter(({ alpha }) => alpha > 0);
  const isLight = seen.reduce((sum, { light }) => sum + light, 0) > 0.8 * seen.length;
  // A picture with a ground of its own reaches its sides; a white one needs a darker ground.
  const own = edge?.alpha === 255;
  const ground = own ? edge.colour : isLight ? accent : '#ffffff';
  const apart = own ? seen.filter(({ colour, alpha }) => alpha === 255 && colour !== ground) : seen;
  const reach = Math.max(...apart.map(each => each.reach));
  const large = pngOf(mark, 512);
  // Launchers cut a maskable icon to any shape that contains four fifths of it, around the centre.
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
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
