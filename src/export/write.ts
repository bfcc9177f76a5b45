import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export function writeText(folder: string, name: string, text: string, { hashed = true } = {}): string {
  const hash = createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
  const ending = extname(name);
  const file = join(folder, hashed ? `${name.slice(0, -ending.length)}-${hash}${ending}` : name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file.replace(/^dist\//, '');
}

export function writeFiles(folder: string, files: { readonly [name: string]: string | Uint8Array }): void {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}

export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];

/** JSON is not compressed, because an operator may edit it by hand. */
export async function compress(file: string): Promise<void> {
  if (!/\.(html|js|css|svg|txt|webmanifest)$/.test(file)) return;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [smallest, plain] = await Promise.all([brotli(bytes, { params }), gz(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, plain);
}
