import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { addBrandOwner, listBrandOwners, removeBrandOwner } from './brand-owners.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a', { brand: 'Five Ten' }), feedRow('b', { brand: 'Acné & Co' })]);
  await ask(
    url,
    `INSERT INTO customer (first_name, last_name, email)
     VALUES ('Olga', 'Test', 'Olga@shop.test'), ('Ada', 'Test', 'ada@shop.test')`,
  );
});
afterAll(() => drop());

describe('brand owners', () => {
  it('are assigned by e-mail address and brand name in any spelling, once', async () => {
    const brand = await addBrandOwner(url, { email: ' OLGA@shop.test', brand: 'five.ten' });
    await addBrandOwner(url, { email: 'olga@shop.test', brand: 'Five Ten' });
    await addBrandOwner(url, { email: 'olga@shop.test', brand: 'acne-co' });
    await addBrandOwner(url, { email: 'ada@shop.test', brand: 'Five Ten' });

    expect(brand).toBe('Five Ten');
    expect(await listBrandOwners(url)).toEqual([
      { brand: 'Acné & Co', email: 'Olga@shop.test' },
      { brand: 'Five Ten', email: 'ada@shop.test' },
      { brand: 'Five Ten', email: 'Olga@shop.test' },
    ]);
  });

  it('are removed individually', async () => {
    await removeBrandOwner(url, { email: 'ada@shop.test', brand: 'Five Ten' });

    expect(await listBrandOwners(url)).toHaveLength(2);
    await expect(removeBrandOwner(url, { email: 'ada@shop.test', brand: 'Five Ten' })).rejects.toThrow(
      'ada@shop.test does not own Five Ten',
    );
  });

  it('require an existing customer and brand', async () => {
    const ada = 'ada@shop.test';

    await expect(addBrandOwner(url, { email: 'eve@shop.test', brand: 'Five Ten' })).rejects.toThrow('no customer');
    await expect(addBrandOwner(url, { email: ada, brand: 'Nobody' })).rejects.toThrow("There is no brand 'Nobody'");
    await expect(addBrandOwner(url, { email: ada, brand: '' })).rejects.toThrow('no brand');
  });
});
