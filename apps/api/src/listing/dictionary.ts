import type { Client } from 'pg';

type Named = { id: number; name: string };
type Linked = Named & { slug: string };

/** A node of the category tree. */
export type Category = Linked & { path: string; level: number };

/**
 * The names behind the ids of the listing index: small tables, read again when
 * the listing changes. Maps keep their rows in the order in which they are shown.
 */
export type Dictionary = {
  stores: ReadonlyMap<number, Linked>;
  brands: ReadonlyMap<number, Linked>;
  /** The palette that filters use, by name. */
  colors: ReadonlyMap<number, Named & { hexa: string }>;
  /** Each kind of size in wearing order. */
  sizes: ReadonlyMap<number, Named & { attribute_name: string }>;
  categories: readonly Category[];
  /** Key -> id. */
  collections: ReadonlyMap<string, number>;
};

const queries = {
  stores: 'SELECT id, name, slug FROM store ORDER BY fold_text(name), id',
  brands: 'SELECT id, display_name AS name, slug FROM brand ORDER BY fold_text(display_name), id',
  colors: 'SELECT id, name, hexa FROM color WHERE is_filter ORDER BY name, id',
  sizes: `SELECT id, attribute_value AS name, attribute_name FROM size ORDER BY attribute_name, sort_order, id`,
  categories: 'SELECT id, name, slug, path, level FROM category ORDER BY level, position, name, id',
  collections: 'SELECT id, key FROM collection ORDER BY id',
};

const byId = <Row extends { id: number }>(rows: Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));

/** Reads all names on `client`, one statement after the other. */
export const readDictionary = async (client: Client): Promise<Dictionary> => {
  const read = async <Row extends { id: number }>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows;
  return {
    stores: byId(await read<Linked>(queries.stores)),
    brands: byId(await read<Linked>(queries.brands)),
    colors: byId(await read<Named & { hexa: string }>(queries.colors)),
    sizes: byId(await read<Named & { attribute_name: string }>(queries.sizes)),
    categories: await read<Category>(queries.categories),
    collections: new Map(
      (await read<{ id: number; key: string }>(queries.collections)).map(({ id, key }) => [key, id]),
    ),
  };
};
