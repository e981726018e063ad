import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFirstMatches } from './find-first-matches.ts';

it('finds the first matches, and checks no more than a sequential search when atOnce is one', async () => {
  const items = fc.array(fc.boolean(), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 4 }),
      async (held, most, atOnce) => {
        let asked = 0;
        const places = [...held.keys()];
        const found = await findFirstMatches(places, most, atOnce, async (at) => {
          asked += 1;
          return held[at] ?? false;
        });

        const expected = places.filter((at) => held[at]).slice(0, most);
        expect(found).toEqual(expected);
        const needed = expected.length < most ? held.length : (expected.at(-1) ?? -1) + 1;
        expect(asked).toBeLessThan(needed + atOnce);
      },
    ),
  );
});
