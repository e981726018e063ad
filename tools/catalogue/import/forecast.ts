import type { Connection } from '../connection.ts';
import { thousands } from '../format.ts';

/** The current and the future value of one fact of a product. */
export type Forecast = { title: string; before: string; after: string };

/** In how many products a fact would change, with examples. */
export type FactChange = { fact: string; products: number; examples: Forecast[] };

const mostExamples = 3;

// Overrides stay, so the fed values are compared.
const changed = `
  SELECT p.product_id, o.title, p.first_seq, coalesce(f.title, o.title) AS old_title, r.title AS new_title,
    b.display_name AS old_brand, b.folded_name AS old_key, coalesce(meant.display_name, r.brand) AS new_brand,
    coalesce(meant.folded_name, r.brand_key) AS new_key,
    c.path AS old_path, r.category AS new_path,
    CASE WHEN f.product_id IS NULL THEN o.audience ELSE f.audience END AS old_audience, w.details ->> 'audience' AS new_audience,
    p.old_price, w.price AS new_price
  FROM plan p
  JOIN product o ON o.id = p.product_id
  LEFT JOIN product_fed f ON f.product_id = o.id
  JOIN brand b ON b.id = coalesce(f.brand_id, o.brand_id)
  JOIN category c ON c.id = coalesce(f.category_id, o.category_id)
  JOIN work_row r ON r.seq = p.first_seq
  JOIN work_product w ON w.product = p.first_seq
  LEFT JOIN brand spelled ON spelled.folded_name = r.brand_key
  LEFT JOIN brand meant ON meant.id = spelled.shown_id
  WHERE p.outcome = 'changed'`;

const kindOf = (path: string): string => `substring(${path} FROM position('/' IN ${path}) + 1)`;
// Products for everyone or without an audience are under Men.
const audienceOf = (path: string, stated: string): string =>
  `CASE split_part(${path}, '/', 1) WHEN 'men' THEN coalesce(${stated}, 'men') ELSE split_part(${path}, '/', 1) END`;
const money = (cents: string): string => `coalesce(to_char(${cents} / 100.0, 'FM999,999,990.00'), 'none')`;

const byProduct = (fact: string, before: string, after: string, isOther = `${before} <> ${after}`): string =>
  `SELECT '${fact}' AS fact, product_id, title, ${before} AS before, ${after} AS after FROM changed WHERE ${isOther}`;

const byVariant = (fact: string, before: string, after: string): string => `
  SELECT DISTINCT ON (v.product_id) '${fact}', v.product_id, v.title, ${before}, ${after} FROM of_variant v
  WHERE lower(${before}) <> lower(${after})`;

/** SQL for 'Caspian Dusk (Blue)': a color and its palette parent. */
const shade = (name: string, parent: string): string => `
  CASE WHEN coalesce(${name}, 'Unspecified') = 'Unspecified' THEN 'none'
    WHEN lower(${name}) = lower(${parent}) THEN ${name} ELSE format('%s (%s)', ${name}, ${parent}) END`;

// All stores share a color, so its parent is corrected only by ops, or if it was unknown before.
const mayMove = `(NOT parent.is_filter
  OR EXISTS (SELECT FROM value_mapping m WHERE m.kind = 'color' AND m."from" = lower(w.color)))`;

// Compares existing variants; a row that moves to another product changes its group.
const forecast = `
  WITH changed AS MATERIALIZED (${changed}), of_variant AS MATERIALIZED (
    SELECT n.product_id, n.title, ${shade('k.name::text', 'parent.name::text')} AS old_color,
      ${shade('w.color', `CASE WHEN lower(w.color) = lower(k.name::text) AND NOT ${mayMove} THEN parent.name::text ELSE w.parent END`)} AS new_color,
      coalesce(z.attribute_value, 'none') AS old_size, coalesce(w.size, 'none') AS new_size
    FROM changed n
    JOIN work_variant w ON w.product = n.first_seq
    JOIN variant v ON v.external_id = w.external_id
    JOIN product o ON o.id = v.product_id AND o.store_id = $1 AND o.active
    LEFT JOIN color k ON k.id = v.color_id
    LEFT JOIN color parent ON parent.id = k.parent_id
    LEFT JOIN size z ON z.id = v.size_id
  ), change AS (
    ${byProduct('brand', 'old_brand', 'new_brand', 'old_key <> new_key')}
    UNION ALL ${byProduct('title', 'old_title', 'new_title')}
    UNION ALL ${byProduct('kind', kindOf('old_path'), kindOf('new_path'))}
    UNION ALL ${byProduct('audience', audienceOf('old_path', 'old_audience'), audienceOf('new_path', 'new_audience'))}
    UNION ALL (${byVariant('color', 'v.old_color', 'v.new_color')})
    UNION ALL (${byVariant('size', 'v.old_size', 'v.new_size')})
    UNION ALL (
      SELECT DISTINCT ON (o.id) 'group', o.id, o.title, 'a product of its own', coalesce('part of ' || other.title, 'a new product')
      FROM row_owner w
      JOIN product o ON o.id = w.product_id
      LEFT JOIN plan p ON p.first_seq = w.product
      LEFT JOIN product other ON other.id = p.product_id
      WHERE p.product_id IS DISTINCT FROM w.product_id
    )
    UNION ALL ${byProduct('price', money('old_price'), money('new_price'), 'old_price IS DISTINCT FROM new_price')}
  ), placed AS (
    SELECT *, count(*) OVER (PARTITION BY fact)::int AS products, row_number() OVER (PARTITION BY fact ORDER BY product_id) AS place
    FROM change
  )
  SELECT fact, products, title, before, after FROM placed WHERE place <= ${mostExamples} ORDER BY place`;

const facts = ['brand', 'title', 'kind', 'audience', 'color', 'size', 'group', 'price'];

type Row = Forecast & { fact: string; products: number };

/**
 * Returns what the planned import would change in the store's existing products, fact by fact, with up to three
 * examples each. The plan must be unfolded and contain no new products.
 */
export const forecastChanges = async (db: Connection, storeId: number | null): Promise<FactChange[]> => {
  if (storeId === null) return [];
  const { rows } = await db.query<Row>(forecast, [storeId]);
  return facts.flatMap((fact) => {
    const own = rows.filter((row) => row.fact === fact);
    const [first] = own;
    return first
      ? [
          {
            fact,
            products: first.products,
            examples: own.map(({ title, before, after }) => ({ title, before, after })),
          },
        ]
      : [];
  });
};

/** Describes the forecast in words. */
export const forecastLines = (changes: readonly FactChange[]): string[] =>
  changes.length === 0
    ? []
    : [
        "Would change in the store's existing products:",
        ...changes.flatMap(({ fact, products, examples }) => [
          `  ${fact.padEnd(20)}${thousands(products).padStart(11)}`,
          ...examples.map(({ title, before, after }) => `      ${title}: ${before} -> ${after}`),
        ]),
      ];
