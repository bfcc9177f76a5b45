import { nearestName } from '../lib/nearest-name.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const shortest = 4;

/** The name that was probably meant: the nearest one, or one that is a part of it (`token` for `unique_token`). */
export function likelyName(name: string, names: readonly string[]): string | null {
  const part = names.find(other => {
    const [short = '', long = ''] = [plain(name), plain(other)].toSorted((a, b) => a.length - b.length);
    return short.length >= shortest && long.includes(short);
  });
  return nearestName(name, names) ?? part ?? null;
}
