import { describe, expect, it } from 'vitest';
import { learnShoeStore } from './shoe-store.ts';

const rows = (names: readonly string[], about: string) => names.map((name) => ({ name, about }));

describe('learnShoeStore', () => {
  it('recognizes a store of climbing shoes by its texts', () => {
    const all = rows(['Corvus', 'Halden VCS', 'Pebble'], 'A soft climbing shoe.');

    expect(learnShoeStore(all)).toEqual({ shoeKind: 'climbing-shoes', sellsShoes: true });
  });

  it('recognizes none in a store of many kinds', () => {
    const all = [
      ...rows(['Ridge Rain Jacket', 'Fell Tee', 'Tarn Beanie'], ''),
      ...rows(['Ridge Hiking Shoe', 'Fell Sandal', 'Tarn Rain Boot', 'Heron Trail Runner'], ''),
    ];

    expect(learnShoeStore(all)).toEqual({ shoeKind: null, sellsShoes: false });
  });
});
