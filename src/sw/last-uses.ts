/** Milliseconds between two notes of a use. */
const noteMs = 3_600_000;

/**
 * The last time that an open tab read a file of an older build, or when that build was replaced: milliseconds
 * since 1970, by path. Stored in the cache itself under `key`, which no page requests.
 */
export function createLastUses(
  key: string,
  { cache, now }: { readonly cache: () => Promise<Cache>; readonly now: () => number },
) {
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const text = await (await (await cache()).match(key))?.text();
    return new Map([...new URLSearchParams(text ?? '')].map(([path, ms]) => [path, Number(ms)]));
  };
  const write = async (uses: ReadonlyMap<string, number>): Promise<void> => {
    const lines = [...uses].map(([path, ms]) => [path, String(ms)]);
    if (uses.size === 0) await (await cache()).delete(key);
    else await (await cache()).put(key, new Response(new URLSearchParams(lines).toString()));
  };
  return {
    read,
    write,
    note: async (path: string): Promise<void> => {
      const uses = await read();
      if (Math.abs(now() - (uses.get(path) ?? 0)) >= noteMs) await write(new Map(uses).set(path, now()));
    },
  };
}
