import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, type FeedRow, feedRow, importText } from '../testing/trial.ts';

let url = '';
let otherUrl = '';
let rowsDir = '';
beforeEach(async () => {
  const [database, other] = [await createTestDatabase(), await createTestDatabase()];
  [url, otherUrl] = [database.url, other.url];
  rowsDir = await mkdtemp(join(tmpdir(), 'wearfolio-rows-'));
  return async () => {
    await database.drop();
    await other.drop();
    await rm(rowsDir, { recursive: true, force: true });
  };
});

const kinds = ['Rain Jacket', 'Wool Hat', 'Hiking Boot', 'Linen Shirt', 'Day Pack'];
const rows: FeedRow[] = Array.from({ length: 40 }, (_, at) =>
  feedRow(`R-${at}`, { title: `Larkfield ${kinds[at % 5]} ${at}`, color: at % 7 === 0 ? 'Zorp' : 'Red', category: '' }),
);

const productsOf = (store: string, of = url) =>
  ask(
    of,
    `SELECT p.external_id, p.title, p.price_cents, p.stock, c.path FROM product p JOIN store s ON s.id = p.store_id
     JOIN category c ON c.id = p.category_id WHERE s.name = '${store}' ORDER BY p.external_id`,
  );

/** Replaces a word in the kept rows with one of the same length, to see whether kept rows are used. */
const alterKept = async (from: string, to: string): Promise<void> => {
  const [name = ''] = await readdir(rowsDir);
  const file = join(rowsDir, name);
  await writeFile(file, (await readFile(file, 'latin1')).replaceAll(from, to), 'latin1');
};

describe('rows kept from the last feed', () => {
  it('produce the same result as cleaning the next feed', { tags: 'sweep' }, async () => {
    const next = [
      feedRow('NEW-1', { title: 'Larkfield Scarf' }),
      ...rows.slice(8).map((row, at) => (at % 6 === 0 ? { ...row, price: '39.00', color: 'Blue' } : row)),
    ].reverse();
    await importText(url, 'Keeps', rows, { rowsDir });
    await importText(url, 'Cleans', rows);

    const kept = await importText(url, 'Keeps', next, { rowsDir });
    const cleaned = await importText(url, 'Cleans', next);

    expect(kept.plan).toEqual(cleaned.plan);
    expect(await productsOf('Keeps')).toEqual(await productsOf('Cleans'));
  });

  it('are reused until a rule changes', { tags: 'sweep' }, async () => {
    await importText(url, 'Keeps', rows, { rowsDir });
    await alterKept('Jacket', 'Packet');

    await importText(otherUrl, 'Keeps', rows, { rowsDir });
    expect(await productsOf('Keeps', otherUrl)).toContainEqual(expect.objectContaining({ title: 'Rain Packet 10' }));

    await importText(otherUrl, 'Keeps', rows, { rowsDir, settings: { brand: 'Other', forceBrand: true } });
    expect(await productsOf('Keeps', otherUrl)).toContainEqual(expect.objectContaining({ title: 'Rain Jacket 10' }));
  });

  it('are ignored if their file is truncated, or after a feed that was', { tags: 'sweep' }, async () => {
    await importText(url, 'Keeps', rows, { rowsDir });
    const [name = ''] = await readdir(rowsDir);
    const file = join(rowsDir, name);
    await writeFile(file, (await readFile(file)).subarray(0, 999));
    expect((await importText(url, 'Keeps', rows, { rowsDir })).plan).toMatchObject({ unchanged: 40, rejected: 0 });

    const whole = await readFile(file);
    const cut = '<?xml version="1.0"?><Products><Product><SKU>1</SKU>';
    await expect(importText(url, 'Keeps', cut, { rowsDir })).rejects.toThrow('ends inside a record');
    expect(await readdir(rowsDir)).toEqual([name]);
    expect(await readFile(file)).toEqual(whole);
  });
});
