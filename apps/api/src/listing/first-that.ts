/**
 * The first `most` of `items` that hold, in their order. As many are asked together as are still missing, and at least `atOnce`,
 * so that no more are asked than one after the other where `atOnce` is one.
 */
export const firstThat = async <Item>(
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
