import type { readTrial } from '@wearfolio/catalogue/fed-rows/read-fed-rows';
import type { RowView } from '@wearfolio/catalogue/fed-rows/try-rules';
import { listReadable } from '@wearfolio/catalogue/import/reimport';
import { addReimports } from '@wearfolio/catalogue/import/reimport-jobs';
import {
  listVersions,
  type RuleVersion,
  ruleNames,
  saveRules as save,
  undoRules as undo,
} from '@wearfolio/catalogue/rules/rule-versions';
import { loadStore } from '@wearfolio/catalogue/stores/store-settings';
import type { RuleList } from '@wearfolio/contracts/desk-rules';
import { type Database, poolOf } from '@wearfolio/database/client';
import { refusing } from '../refusing-queries.ts';

export type { RowView };

const toShown = (rules: RuleVersion['rules']): RuleList['rules'] =>
  rules.map(({ when, actions, ...rule }) => ({ ...rule, when: [...when], actions: [...actions] }));

/** The rules for a store, or for all with null, and what they can name. Null when there is no such store. */
export const findRules = async (db: Database, storeId: number | null): Promise<RuleList | null> => {
  const pool = poolOf(db);
  const store = storeId === null ? null : await loadStore(pool, storeId);
  if (storeId !== null && !store) return null;
  const [versions, readable] = await Promise.all([listVersions(pool, storeId), listReadable(pool)]);
  const [last] = versions;
  return {
    store: store && storeId !== null ? { id: storeId, name: store.name } : null,
    number: last?.number ?? 0,
    rules: toShown(last?.rules ?? []),
    versions: versions.map(({ madeAt, rules, ...version }) => ({
      ...version,
      made_at: madeAt.toISOString(),
      rules: rules.length,
    })),
    ...ruleNames,
    stores: readable.map((one) => ({ id: one.storeId, name: one.store })),
  };
};

/** Refusals become 409. */
export const tryRules = async (...given: Parameters<typeof readTrial>) => {
  // What reads feeds takes 20 MB, which only a shop whose staff look at one spends.
  const { readTrial: read } = await import('@wearfolio/catalogue/fed-rows/read-fed-rows');
  return refusing(() => read(...given));
};

export const saveRules = (...given: Parameters<typeof save>): Promise<number> => refusing(() => save(...given));

export const undoRules = (...given: Parameters<typeof undo>): Promise<number> => refusing(() => undo(...given));

/** Imports the last feed of a store again, or of all with null. Returns how many feeds there are. */
export const reimportNow = async (db: Database, storeId: number | null): Promise<number> => {
  const pool = poolOf(db);
  const stores = await listReadable(pool, storeId);
  await addReimports(
    pool,
    stores.map((one) => one.storeId),
  );
  return stores.length;
};
