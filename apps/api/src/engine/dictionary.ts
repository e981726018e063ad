import { fold } from '@wearfolio/contracts/text/fold';
import type { Synonym } from '@wearfolio/query/vocabulary';
import { facetHeading, shownName } from '@wearfolio/sizes/group';
import { sizeOf } from '@wearfolio/sizes/read/context';
import type { Size } from '@wearfolio/sizes/size';
import type { Client } from 'pg';

type Named = { id: number; name: string };
/** A store or a brand. */
export type Linked = Named & { slug: string };

/** A size, and its size group. `size` is null when the label was not understood. */
export type NamedSize = Named & {
  attribute_name: string;
  ladder: string;
  value: string;
  group: number;
  size: Size | null;
};

/** A store. `showsPrimary`: its pictures are those of the primary color (behavior.md#card-primary-color). */
type NamedStore = Linked & { showsPrimary: boolean };

/** A node of the category tree. */
export type Category = Linked & {
  path: string;
  level: number;
  /** The name before staff renamed it in the menu. Addresses with it still work. */
  formerName?: string;
};

/**
 * The names behind the ids of the listing index: small tables, read again when the listing changes. Maps keep rows in
 * display order.
 */
export type Dictionary = {
  stores: ReadonlyMap<number, NamedStore>;
  brands: ReadonlyMap<number, Linked>;
  /** Brands that staff merged into another one, `shownId`. Their addresses lead there. */
  mergedBrands: readonly (Linked & { shownId: number })[];
  /** Alternative brand names from staff, of mappings and merged brands, with the brand's id and name. */
  brandAliases: readonly (Named & { alias: string })[];
  /** Synonyms that staff set (`catalogue search synonyms`). */
  synonyms: readonly Synonym[];
  /** The palette of the color filter, by name. */
  colors: ReadonlyMap<number, Named & { hexa: string }>;
  /** Each kind of size in wearing order, with display names. `ladder` and `value` are the stored ones. */
  sizes: ReadonlyMap<number, NamedSize>;
  categories: readonly Category[];
  /** In markets of another currency: how many units of it one of the shop's is (`Vocabulary`). */
  moneyRate?: () => number;
  /** Key -> id. */
  collections: ReadonlyMap<string, number>;
};

const queries = {
  stores: 'SELECT id, name, slug, uses_primary_color_image AS "showsPrimary" FROM store ORDER BY fold_text(name), id',
  brands:
    'SELECT id, display_name AS name, slug FROM brand WHERE shown_id IS NULL ORDER BY fold_text(display_name), id',
  merged:
    'SELECT id, display_name AS name, slug, shown_id AS "shownId" FROM brand WHERE shown_id IS NOT NULL ORDER BY id',
  colors: 'SELECT id, name, hexa FROM color WHERE is_filter ORDER BY name, id',
  sizes: `
    SELECT id, attribute_value AS value, attribute_name AS ladder, sort_order AS "sortOrder", coalesce(group_id, id) AS "group"
    FROM size ORDER BY attribute_name, sort_order, id`,
  categories: 'SELECT id, name, slug, path, level FROM category ORDER BY level, position, name, id',
  collections: 'SELECT id, key FROM collection ORDER BY id',
  mapped: `SELECT "from" AS alias, "to" AS brand FROM value_mapping WHERE kind = 'brand' ORDER BY "from"`,
  synonyms: `SELECT "from", "to", is_both_ways AS "isBothWays" FROM search_synonym ORDER BY "from"`,
  changedAt: `
    SELECT concat(
      (SELECT concat(count(*), ' ', max(updated_at)) FROM value_mapping WHERE kind = 'brand'), ' ',
      (SELECT concat(count(*), ' ', sum(shown_id)) FROM brand WHERE shown_id IS NOT NULL), ' ',
      (SELECT concat(count(*), ' ', max(created_at)) FROM search_synonym)) AS version`,
};

type SizeRow = { id: number; ladder: string; value: string; sortOrder: number; group: number };

const nameSize = ({ id, ladder, value, sortOrder, group }: SizeRow): NamedSize => {
  const size = sizeOf({ ladder, value, sortOrder });
  const [name, heading] = size ? [shownName(size), facetHeading(size)] : [value, ladder];
  return { id, name, attribute_name: heading, ladder, value, group, size };
};

const byId = <Row extends { id: number }>(rows: Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));

// Staff may spell a brand's name as they like. The next import uses it.
const keyOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

type Mapped = { alias: string; brand: string };
type MergedBrand = Dictionary['mergedBrands'][number];

const resolveAliases = (
  mapped: readonly Mapped[],
  brands: readonly Named[],
  merged: readonly MergedBrand[],
): Dictionary['brandAliases'] => {
  if (mapped.length === 0) return [];
  const byKey = new Map(brands.map((brand) => [keyOf(brand.name), brand]));
  // A mapping to a merged brand means the other one.
  for (const { name, shownId } of merged) {
    const shown = brands.find(({ id }) => id === shownId);
    if (shown) byKey.set(keyOf(name), shown);
  }
  return mapped.flatMap(({ alias, brand }) => {
    const found = byKey.get(keyOf(brand));
    return found ? [{ id: found.id, name: found.name, alias }] : [];
  });
};

/** Changes when staff map a brand or change a synonym, which changes words but no listing row. */
export const readWordsVersion = async (client: Client): Promise<string> =>
  (await client.query<{ version: string }>(queries.changedAt)).rows[0]?.version ?? '';

/** Reads all names on `client`, one statement at a time. */
export const readDictionary = async (client: Client): Promise<Dictionary> => {
  const read = async <Row extends { id: number }>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows;
  const brands = await read<Linked>(queries.brands);
  const mergedBrands = await read<MergedBrand>(queries.merged);
  const mapped = (await client.query<Mapped>(queries.mapped)).rows;
  const merged = mergedBrands.map(({ name }) => ({ alias: name.toLowerCase(), brand: name }));
  return {
    stores: byId(await read<NamedStore>(queries.stores)),
    brands: byId(brands),
    mergedBrands,
    brandAliases: resolveAliases([...mapped, ...merged], brands, mergedBrands),
    synonyms: (await client.query<Synonym>(queries.synonyms)).rows,
    colors: byId(await read<Named & { hexa: string }>(queries.colors)),
    sizes: byId((await read<SizeRow>(queries.sizes)).map(nameSize)),
    categories: await read<Category>(queries.categories),
    collections: new Map(
      (await read<{ id: number; key: string }>(queries.collections)).map(({ id, key }) => [key, id]),
    ),
  };
};
