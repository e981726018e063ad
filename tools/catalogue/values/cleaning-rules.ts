import type { CleaningRules } from '@wearfolio/feeds/cleaning-rules';
import type { Connection } from '../connection.ts';
import { type KnownStore, rulesFor } from '../stores/store-settings.ts';

type Given = {
  currency: string;
  currencies: ReadonlySet<string>;
  mediaBase: string | null;
  categories: ReadonlyMap<string, string>;
  store: KnownStore;
};

/** Returns the rules for cleaning feeds: the given ones, overridden by mappings and store settings of ops. */
export const loadCleaningRules = async (db: Connection, given: Given): Promise<CleaningRules> => {
  const mappings = await db.query<{ kind: string; from: string; to: string }>(
    'SELECT kind, "from", "to" FROM value_mapping ORDER BY kind, "from"',
  );
  const brands = await db.query<{ key: string; name: string }>(
    'SELECT folded_name AS key, display_name AS name FROM brand',
  );
  const mapped = (kind: string) =>
    mappings.rows.flatMap((row) => (row.kind === kind ? [[row.from, row.to] as const] : []));
  return {
    currency: given.currency,
    mediaBase: given.mediaBase,
    currencies: given.currencies,
    categories: new Map([...given.categories, ...mapped('category')]),
    colors: new Map(mapped('color')),
    brands: new Map(mapped('brand')),
    ...rulesFor(given.store),
    knownBrands: new Map(brands.rows.map(({ key, name }) => [key, name])),
  };
};
