import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, naturalChecksum } from '../testing/trial.ts';
import { seedCatalogue } from './seed.ts';

const styles = `id,gender,masterCategory,subCategory,articleType,baseColour,season,usage,productDisplayName,colorgroup
1,Men,Apparel,Topwear,Shirts,Navy Blue,Fall,Casual,Peter Lark Men Navy Blue Shirt,Blue
2,Men,Apparel,Topwear,Shirts,Beige,Fall,Casual,Peter Lark Men Check Shirt,Brown
3,Women,Footwear,Shoes,Heels,Copper,Fall,Casual,Quill Women Copper Heels,Metallic
4,Women,Footwear,Shoes,Heels,,Fall,Casual,Quill Women Black Heels,
5,Women,Accessories,Bags,Handbags,Multi,Fall,Casual,Quill Women Bag,Multi
`;

let folder = '';
let url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-seed-'));
  await writeFile(join(folder, 'styles.csv'), styles);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const seed = (to: string, more: { products?: number; from?: string; storeCount?: number }) =>
  seedCatalogue({ url: to, storeCount: 2, say: () => undefined, ...more });

describe('seedCatalogue', () => {
  it('reads categories, colors with their groups, and brands from a styles.csv', async () => {
    const count = await seed(url, { from: join(folder, 'styles.csv') });

    expect(count).toBe(5);
    expect(
      await ask(
        url,
        `SELECT p.external_id AS id, c.path, b.display_name AS brand, k.name AS color, parent.name AS parent
         FROM product p JOIN category c ON c.id = p.category_id JOIN brand b ON b.id = p.brand_id
         JOIN product_color pc ON pc.product_id = p.id JOIN color k ON k.id = pc.color_id
         JOIN color parent ON parent.id = k.parent_id ORDER BY p.external_id`,
      ),
    ).toEqual([
      { id: '1', path: 'apparel/topwear/shirts', brand: 'Peter Lark', color: 'Navy Blue', parent: 'Blue' },
      { id: '2', path: 'apparel/topwear/shirts', brand: 'Peter Lark', color: 'Beige', parent: 'Beige' },
      { id: '3', path: 'footwear/shoes/heels', brand: 'Quill', color: 'Copper', parent: 'Brown' },
      { id: '4', path: 'footwear/shoes/heels', brand: 'Quill', color: 'Unspecified', parent: 'Unspecified' },
      { id: '5', path: 'accessories/bags/handbags', brand: 'Quill', color: 'Multi', parent: 'Multicolor' },
    ]);
  });

  it('repeats styles under new ids up to the requested number', { tags: 'sweep' }, async () => {
    await seed(url, { from: join(folder, 'styles.csv'), products: 12 });

    expect(
      await ask(
        url,
        'SELECT count(*)::int AS count, count(DISTINCT external_id)::int AS ids, count(DISTINCT store_id)::int AS stores FROM listing JOIN product p ON p.id = product_id'.replace(
          'DISTINCT store_id',
          'DISTINCT p.store_id',
        ),
      ),
    ).toEqual([{ count: 12, ids: 12, stores: 2 }]);
  });

  it('generates the same catalogue each time', { tags: 'sweep' }, async () => {
    const other = await createTestDatabase();
    await seed(url, { products: 300, storeCount: 3 });
    await seed(other.url, { products: 300, storeCount: 3 });
    const first = await naturalChecksum(url);

    await seed(url, { products: 300, storeCount: 3 });

    expect(await naturalChecksum(other.url)).toBe(first);
    expect(await naturalChecksum(url)).toBe(first);
    await other.drop();
  });

  it('rejects a table that is not a styles.csv', async () => {
    await writeFile(join(folder, 'other.csv'), 'a,b\n1,2\n');

    await expect(seed(url, { from: join(folder, 'other.csv') })).rejects.toThrow(/has no column id, masterCategory/);
  });
});
