import { err, ok, type Result } from '../lib/result.ts';
import type { Kit } from './apply-site.ts';
import { bytesOf, fromBase64, toBase64 } from './bytes.ts';
import { iconsOf, isPngFile } from './icons.ts';
import type { Site } from './site.ts';

/** Both are `data:` addresses: `address` is stored in `site.json`, and pages show `shown`. */
export type Logo = { readonly address: string; readonly shown: string };

/** The logo from a file's bytes, or the fault of the file. */
export async function readLogo(bytes: Uint8Array, kit: Kit): Promise<Result<Logo, string>> {
  await kit.loadDrawing();
  const icons = iconsOf(bytes, {});
  return icons.ok
    ? ok({ address: logoAddress(bytes), shown: logoAddress(bytesOf(icons.value['icon.svg'] ?? '')) })
    : err(icons.error);
}

export const logoAddress = (bytes: Uint8Array): string =>
  `data:image/${isPngFile(bytes) ? 'png' : 'svg+xml'};base64,${toBase64(bytes)}`;

/** The bytes in such an address. */
export const pictureIn = (address: string): Uint8Array => fromBase64(address.slice(address.indexOf(',') + 1));

/** `none` restores the default mark. */
export function withLogo(site: Site, address: string): Site {
  const { logo: _, ...others } = site;
  // A configured address of a picture would be shown instead.
  const { mark: __, ...config } = site.config;
  return address === 'none' ? { ...others, config } : { ...others, config, logo: address };
}
