import type { Config } from '../api/config.ts';
import type { EndpointId, Reply } from '../contract/index.ts';
import { imageUrl } from '../lib/image-url.ts';
import { safeUrl } from '../lib/safe-url.ts';
import type { Site } from './exchange.ts';
import { whole, type Finding } from './finding.ts';

const picturesOf: { readonly [K in EndpointId]?: (reply: Reply<K>) => readonly (string | null)[] } = {
  sliderImages: slides => slides.map(({ src }) => src),
  paymentDetails: ({ qrImage }) => [qrImage],
  qrPay: ({ qrImage }) => [qrImage],
};

/** Used if `--origin` does not name the app's site. */
const unknownSite = 'https://app.invalid';

/** Finds pictures that the content policy does not let the app load, one for each host. */
export function checkPictures<K extends EndpointId>(
  id: K,
  reply: Reply<K>,
  { hosts, images = [] }: Pick<Config, 'hosts' | 'images'>,
  { origin }: Pick<Site, 'origin'>,
): readonly Finding[] {
  const page = `${origin ?? unknownSite}/`;
  const refused = (picturesOf[id]?.(reply) ?? []).flatMap(picture => {
    const url = safeUrl(picture, page);
    return url === null || imageUrl(picture, page, [hosts.api, ...images]) !== null
      ? []
      : [new URL(url).origin];
  });
  return [...new Set(refused)].map(host =>
    whole(
      'dropped',
      'picture',
      `pictures on ${host} are not loaded; "images" of config.json does not name it`,
    ),
  );
}
