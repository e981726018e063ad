import { pick, randomFrom } from '@wearfolio/database/seed/random';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { ask, feedRow, importStems } from '../testing/trial.ts';

const rowCount = 40;
const rounds = 8;
const seed = 20_261_123;

const save = `
  WITH saver AS (
    INSERT INTO customer (first_name, last_name, email)
    SELECT 'Ada', 'Test', 'ada' || id || '@larkfield.example' FROM product RETURNING id
  ), numbered AS (
    SELECT id, row_number() OVER (ORDER BY id) AS place FROM saver
  ), clicked AS (
    INSERT INTO click_out (product_id, day, store_id, brand_id, count)
    SELECT id, '2026-11-10', store_id, brand_id, id FROM product
  )
  INSERT INTO favorite (customer_id, product_id, color_id)
  SELECT n.id, p.id, c.color_id
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM product) p
  JOIN numbered n USING (place) JOIN product_color c ON c.product_id = p.id`;

const sums = `
  SELECT (SELECT count(*)::int FROM customer c WHERE EXISTS (SELECT FROM favorite f WHERE f.customer_id = c.id)) AS savers,
    (SELECT sum(count)::int FROM click_out) AS clicks,
    (SELECT count(*)::int FROM favorite f JOIN product p ON p.id = f.product_id WHERE NOT p.active) AS astray,
    (SELECT count(*)::int FROM former_product f JOIN product p ON p.id = f.product_id WHERE NOT p.active) AS lost,
    (SELECT count(*)::int FROM product p WHERE p.active = EXISTS (SELECT FROM former_product f WHERE f.id = p.id)) AS torn,
    (SELECT count(*)::int FROM product p JOIN listing l ON l.product_id = p.id WHERE p.active <> l.active) AS stale,
    (SELECT count(*)::int FROM product WHERE active AND stock > 0) AS offered,
    (SELECT count(*)::int FROM variant) AS variants,
    (SELECT count(DISTINCT external_id)::int FROM variant v WHERE stock > 0) AS sold`;

// Every round groups the same rows differently: by group ids, by their contents or not at all, with some colors
// changed.
it('loses no data when rows are regrouped repeatedly', { tags: 'sweep' }, async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const random = randomFrom(seed);
  const stems = new Map<string, string | null>();
  const importRound = () => {
    const rows = Array.from({ length: rowCount }, (_, at) => {
      const how = pick(['group', 'stem', 'alone'], random);
      const key = `${how}-${Math.floor(random() * 12)}`;
      stems.set(`r${at}`, how === 'stem' ? key : null);
      return feedRow(`r${at}`, { group_id: how === 'group' ? key : '', color: pick(['Red', 'Blue', ''], random) });
    });
    return importStems(url, 'Larkfield', rows, ({ externalId }) => stems.get(externalId) ?? null);
  };
  await importRound();
  await ask(url, save);
  const [before] = await ask<{ savers: number; clicks: number }>(url, sums);
  let regrouped = 0;

  for (let round = 0; round < rounds; round += 1) {
    const { plan } = await importRound();
    regrouped += plan.regrouped;
    const [after] = await ask(url, sums);

    expect(plan.created + plan.changed + plan.unchanged + plan.merged + plan.regrouped).toBe(rowCount);
    expect({ round, ...after }).toEqual({
      round,
      ...before,
      ...{ astray: 0, lost: 0, torn: 0, stale: 0 },
      ...{ offered: plan.products, variants: expect.any(Number), sold: rowCount },
    });
  }
  expect(regrouped).toBeGreaterThan(20);
});
