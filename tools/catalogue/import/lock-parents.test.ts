// cspell:ignore conkey confkey confrelid
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { withoutRowChecks } from '../row-checks.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { lockParents } from './lock-parents.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

const foreignKeys = `
  SELECT format('SELECT %L AS name, count(*)::int AS orphans FROM %s child WHERE child.%I IS NOT NULL AND NOT EXISTS (SELECT FROM %s parent WHERE parent.%I = child.%I)',
    conname, conrelid::regclass, own.attname, confrelid::regclass, other.attname, own.attname) AS sql
  FROM pg_constraint
  JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = conkey[1]
  JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = confkey[1]
  WHERE contype = 'f' AND cardinality(conkey) = 1`;

const findOrphans = async () => {
  const keys = await ask<{ sql: string }>(url, foreignKeys);
  const counts = await ask<{ orphans: number }>(url, keys.map(({ sql }) => sql).join(' UNION ALL '));
  return counts.filter(({ orphans }) => orphans > 0);
};

const makeWork = async (db: Connection): Promise<void> => {
  await db.query(`
    CREATE TEMP TABLE work_row ON COMMIT DROP AS SELECT folded_name AS brand_key, path AS category FROM brand, category;
    CREATE TEMP TABLE work_spelling ON COMMIT DROP AS SELECT id AS color_id FROM color;
    CREATE TEMP TABLE work_variant ON COMMIT DROP AS SELECT attribute_name AS ladder, attribute_value AS size FROM size`);
};

const orphan = 'INSERT INTO product_color (product_id, color_id, is_primary, position) VALUES (999999, 1, true, 0)';

describe('lockParents and withoutRowChecks', () => {
  it('prevent references to missing rows', async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b', { group_id: 'g', brand: 'Other', size: 'XL' })]);
    await importText(url, 'Larkfield', [feedRow('a', { color: 'Blue' }), feedRow('c', { color: '', size: '' })]);

    expect(await findOrphans()).toEqual([]);
  });

  it('prevent others from removing referenced rows', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    const remove = (table: string) =>
      withConnection(url, (other) =>
        other.query(`SET session_replication_role = replica; SET lock_timeout = '20ms'; DELETE FROM ${table}`),
      );

    await withTransaction(url, async (db) => {
      await makeWork(db);
      await lockParents(db, 1);
      for (const table of ['store', 'brand', 'category', 'color', 'size'])
        await expect(remove(table), table).rejects.toThrow('lock timeout');
    });
    await withTransaction(url, async (db) => {
      await publishProducts(db, [1]);
      await expect(remove('product')).rejects.toThrow('lock timeout');
    });
  });

  it('enable checks again after the statements without them', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);

    const writing = withTransaction(url, async (db) => {
      await withoutRowChecks(db, () => db.query('SELECT 1'));
      await db.query(orphan);
    });

    await expect(writing).rejects.toThrow('violates foreign key constraint');
  });

  it('keep checks if the role may not disable them', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);

    const writing = withTransaction(url, async (db) => {
      await db.query(`
          CREATE ROLE bound; GRANT USAGE ON SCHEMA public TO bound;
          GRANT ALL ON ALL TABLES IN SCHEMA public TO bound; GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO bound;
          SET LOCAL ROLE bound`);
      await withoutRowChecks(db, () => db.query(orphan));
    });

    await expect(writing).rejects.toThrow('violates foreign key constraint');
  });
});
