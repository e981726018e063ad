import { hash } from 'node:crypto';
import { brandChart, type Chart, chartOf, type Pair } from '@wearfolio/sizes/chart';
import { brandCharts } from '@wearfolio/sizes/charts/brands';
import { groupOf } from '@wearfolio/sizes/group';
import { headingOf, ladderName, type Size } from '@wearfolio/sizes/size';
import type { Connection } from '../connection.ts';
import { createHeads, type Head, headOf, placeSizes, type SizeRow, sizeOfRow } from './place-sizes.ts';

type SystemSize = Pair & { brand: string; ladder: string; isOps: boolean };

/** Increase when the built-in tables or charts change. */
const chartsVersion = 1;

/** Minimum number of rows with sizes in two systems for a brand's own chart. */
const enoughRows = 3;

// Charts of ops for all brands have the brand '*'.
const findStated = `
  SELECT brand, ladder, from_system AS "from", from_value AS "fromValue", to_system AS "to", to_value AS "toValue",
    1 AS count, true AS "isOps"
  FROM size_chart
  UNION ALL
  SELECT brand, ladder, from_system, from_value, to_system, to_value, sum(count)::int, false
  FROM size_pair p
  WHERE $1 <= (SELECT sum(count) FROM size_pair o WHERE o.brand = p.brand AND o.ladder = p.ladder)
  GROUP BY brand, ladder, from_system, from_value, to_system, to_value`;

/**
 * Known sizes of brands, by priority: set by ops, from rows, from the brands' own charts. `brands` are the keys of
 * brands with known sizes, null for all; `version` changes with the charts.
 */
export type BrandCharts = {
  brands: string[] | null;
  version: string;
  of: (brand: { key: string; name: string }, size: Size) => Chart[];
};

/** Loads the charts of all brands. */
export const loadBrandCharts = async (db: Connection): Promise<BrandCharts> => {
  const { rows } = await db.query<SystemSize>(findStated, [enoughRows]);
  const charts = new Map<string, Chart>();
  for (const [key, pairs] of Map.groupBy(rows, ({ brand, ladder, isOps }) => `${isOps} ${brand} ${ladder}`))
    charts.set(key, chartOf(pairs));
  const of: BrandCharts['of'] = ({ key, name }, size) => {
    const heading = headingOf(size);
    const known = [
      charts.get(`true ${key} ${heading}`),
      charts.get(`true * ${heading}`),
      charts.get(`false ${key} ${heading}`),
      brandChart(name, size.kind, size.audience),
    ];
    return known.filter((chart) => chart != null);
  };
  const brands = [...new Set([...rows.map(({ brand }) => brand), ...Object.keys(brandCharts)])];
  const version = hash('sha256', JSON.stringify([chartsVersion, rows.map((row) => Object.values(row)).sort()]));
  return { of, version, brands: brands.includes('*') ? null : brands };
};

type Used = SizeRow & { brandId: number; brand: string; name: string };

const findUsed = (products: string): string => `
  SELECT DISTINCT p.brand_id AS "brandId", b.folded_name AS brand, b.display_name AS name,
    s.id, s.attribute_name AS ladder, s.attribute_value AS value, s.sort_order AS place
  FROM (${products}) wanted
  JOIN product p ON p.id = wanted.product_id
  JOIN brand b ON b.id = p.brand_id
  JOIN variant v ON v.product_id = p.id
  JOIN size s ON s.id = v.size_id
  WHERE s.kind > 0 AND ($1::text[] IS NULL OR b.folded_name = ANY($1))`;

const keepGroups = `
  WITH own AS (
    SELECT o."brandId" AS brand_id, o.id AS size_id, head.id AS group_id, s.group_id AS usual
    FROM jsonb_to_recordset($1::jsonb) AS o("brandId" int, id int, ladder text, value text)
    JOIN size s ON s.id = o.id
    JOIN size head ON head.attribute_name = o.ladder AND head.attribute_value = o.value
  ), removed AS (
    DELETE FROM brand_size b USING own
    WHERE b.brand_id = own.brand_id AND b.size_id = own.size_id AND own.group_id = own.usual
  )
  INSERT INTO brand_size (brand_id, size_id, group_id)
  SELECT brand_id, size_id, group_id FROM own WHERE group_id <> usual
  ON CONFLICT (brand_id, size_id) DO UPDATE SET group_id = excluded.group_id
  WHERE brand_size.group_id <> excluded.group_id`;

type Group = Head & { brandId: number; id: number };

const ownGroup = (used: Used, charts: BrandCharts): Group[] => {
  const size = sizeOfRow(used);
  const known = size ? charts.of({ key: used.brand, name: used.name }, size) : [];
  if (!size) return [];
  return [{ ...headOf(groupOf(size, known)), brandId: used.brandId, id: used.id }];
};

const isUsual = ({ ladder, value }: Group, row: Used): boolean => {
  const size = sizeOfRow(row);
  const usual = size && groupOf(size);
  return usual !== null && ladderName(usual) === ladder && usual.value === value;
};

/**
 * Sets the size groups of these products if their brand's chart differs from the general tables. `products` selects
 * `product_id`.
 */
export const placeBrandSizes = async (db: Connection, products: string): Promise<void> => {
  const charts = await loadBrandCharts(db);
  const { rows } = await db.query<Used>(findUsed(products), [charts.brands]);
  const groups = rows.flatMap((used) =>
    ownGroup(used, charts).map((group) => ({ group, isUsual: isUsual(group, used) })),
  );
  if (groups.length === 0) return;
  await createHeads(
    db,
    groups.flatMap(({ group, isUsual: isKnown }) => (isKnown ? [] : [group])),
  );
  await placeSizes(db);
  await db.query(keepGroups, [JSON.stringify(groups.map(({ group }) => group))]);
};
