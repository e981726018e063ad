// cspell:ignore Qwertz Zzyzx
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { keyOf } from '../pictures/queue-pictures.ts';
import { ask, feedRow, importText, poolOf } from '../testing/trial.ts';
import { listValues } from './unmapped-values.ts';

it('proposes for each color what its own pictures show', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const rows = ['a', 'b', 'c', 'd'].map((id, at) =>
    feedRow(id, { title: `Rain Jacket ${id}`, color: at % 2 ? 'Zzyzx' : 'Qwertz' }),
  );
  await importText(url, 'Larkfield', rows);
  await ask(
    url,
    `INSERT INTO picture (key, source, host, state, product_color)
    SELECT ${keyOf('m.path')}, m.path, 'x', 'ready', CASE WHEN c.name = 'Zzyzx' THEN 'b01818' ELSE '0504aa' END
    FROM product_media m JOIN product_color pc ON pc.id = m.product_color_id JOIN color c ON c.id = pc.color_id ON CONFLICT (key) DO UPDATE SET state = 'ready', product_color = excluded.product_color`,
  );
  const found = await listValues(poolOf(url), 'color', { offset: 0, limit: 10 });
  expect(found.map(({ value, proposal }) => [value, proposal])).toEqual([
    ['Qwertz', { to: 'Blue', why: '2 of its 2 pictures show it' }],
    ['Zzyzx', { to: 'Red', why: '2 of its 2 pictures show it' }],
  ]);
});
