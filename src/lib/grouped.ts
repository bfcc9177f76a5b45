/** Like `Map.groupBy`, which the oldest supported browsers lack. */
export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
}
