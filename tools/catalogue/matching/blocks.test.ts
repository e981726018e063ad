import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../connection.ts';
import { importOffers } from '../testing/offers.ts';
import { compareNumbers, offerNumbers } from './blocks.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterEach(() => drop());

const offers = 300;

// How many products this transaction has read so far.
const readSql = `
  SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relid = 'product'::regclass`;

describe('compareNumbers', () => {
  it('reads the offers with a shared number, not the whole store for each number', async () => {
    const numbered = Array.from({ length: offers }, (_, at) => [
      `a${at}`,
      { title: `Ridge ${at}`, mpn: `BR-${1000 + at}` },
    ]);
    await importOffers(url, 'Alpine', Object.fromEntries(numbered));

    const read = await withTransaction(url, async (db) => {
      // As matching does (`run-matching.ts`): plans are made before any statistics exist.
      await db.query(
        'SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off',
      );
      const { rows } = await db.query<{ evidence: OfferEvidence }>('SELECT evidence FROM offer_evidence');
      const input = rows.flatMap(({ evidence }) => offerNumbers({ ...evidence, order: '' }));
      const countRead = async () => (await db.query<{ read: number }>(readSql)).rows[0]?.read ?? 0;
      const before = await countRead();
      await compareNumbers(db, input);
      return { input: input.length, read: (await countRead()) - before };
    });

    expect(read.input).toBe(offers);
    expect(read.read).toBeLessThan(4 * offers);
  });
});
