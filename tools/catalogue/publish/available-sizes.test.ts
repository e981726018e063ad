import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connection.ts';
import { type FeedRow, feedRow, importText } from '../testing/trial.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterAll(() => drop());

const variant = fc.record({
  color: fc.constantFrom('Red', 'Blue', ''),
  size: fc.constantFrom('S', 'M', 'L', ''),
  // '' is an unknown stock.
  stock: fc.constantFrom('0', '0', '3', ''),
});

type Listed = { name: string; sizes: string[]; pairs: string[] };

const readListed = `
  SELECT p.name,
    ARRAY(SELECT s.attribute_value FROM unnest(l.size_ids) listed JOIN size s ON s.id = listed ORDER BY 1) AS sizes,
    ARRAY(SELECT c.name || ' ' || s.attribute_value FROM unnest(l.color_sizes) pair
      JOIN color c ON c.id = pair / 4294967296 JOIN size s ON s.id = pair % 4294967296 ORDER BY 1) AS pairs
  FROM listing l JOIN product p ON p.id = l.product_id ORDER BY p.id`;

const distinct = (texts: string[]): string[] => [...new Set(texts)].sort();

describe('sizes of the listing', () => {
  it('are the available ones, for random products and stock changes', {
    tags: 'sweep',
    timeout: 60_000,
  }, async () => {
    const db = await connect(url);
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(variant, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 12 }),
          async (products) => {
            const groups = products.map((variants, at) => {
              const names = new Set<string>();
              return variants.flatMap((one, nth): FeedRow[] => {
                const key = `${one.color} ${one.size}`;
                if (names.has(key)) return [];
                names.add(key);
                const title = `Larkfield Rain Jacket Type${at}`;
                return [{ ...feedRow(`${at}-${nth}`, one), title, ...{ group_id: `g${at}` } }];
              });
            });
            await importText(url, 'Larkfield', groups.flat(), { yes: true });

            const { rows } = await db.query<Listed>(`${readListed}`);
            const shown = new Map(rows.map((row) => [row.name, row]));
            for (const [at, group] of groups.entries()) {
              const left = group.filter(({ size, stock }) => size !== '' && stock !== '0');
              expect(shown.get(`Larkfield Rain Jacket Type${at}`)).toMatchObject({
                sizes: distinct(left.map(({ size }) => size ?? '')),
                pairs: distinct(left.flatMap(({ color, size }) => (color === '' ? [] : [`${color} ${size}`]))),
              });
            }
          },
        ),
        { numRuns: 12, seed: 85 },
      );
    } finally {
      await db.end();
    }
  });
});
