/**
 * The first `most` of `items` that satisfy the check, in order. It checks as many concurrently as are missing, and at
 * least `atOnce`. With `atOnce` one, it checks no more than a sequential search.
 */
export const findFirstMatches = async <Item>(
  items: Iterable<Item>,
  most: number,
  atOnce: number,
  holds: (item: Item) => Promise<boolean>,
): Promise<Item[]> => {
  const left = [...items];
  const found: Item[] = [];
  while (left.length > 0 && found.length < most) {
    const some = left.splice(0, Math.max(most - found.length, atOnce));
    const held = await Promise.all(some.map(holds));
    found.push(...some.filter((_, at) => held[at]));
  }
  return found.slice(0, most);
};
