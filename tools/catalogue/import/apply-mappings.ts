import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import type { CleaningRules } from '@wearfolio/feeds/read-feed';
import type { Connection } from '../connection.ts';

// All stores share a color's row, so its parent is corrected only by ops, or if it was unknown before.
const moveColors = `
  WITH moved AS (
    UPDATE color c SET parent_id = p.id, hexa = '#' || upper(v.hexa)
    FROM (SELECT DISTINCT ON (color_id) color_id, parent, hexa FROM work_spelling ORDER BY color_id, color) v
    JOIN color p ON p.name = v.parent::citext AND p.parent_id = p.id
    WHERE c.id = v.color_id AND c.parent_id NOT IN (p.id, c.id)
      AND (
        EXISTS (SELECT 1 FROM color o WHERE o.id = c.parent_id AND NOT o.is_filter)
        OR EXISTS (SELECT 1 FROM value_mapping m WHERE m.kind = 'color' AND m."from" = lower(c.name::text)))
    RETURNING c.id
  )
  INSERT INTO touched
  SELECT DISTINCT pc.product_id FROM product_color pc JOIN moved ON moved.id = pc.color_id
  ON CONFLICT DO NOTHING`;

const renameBrands = `
  WITH renamed AS (
    UPDATE brand b SET display_name = n.name
    FROM unnest($1::text[], $2::text[]) AS n(key, name)
    WHERE b.folded_name = n.key AND b.display_name <> n.name
    RETURNING b.id
  )
  INSERT INTO touched
  SELECT p.id FROM product p JOIN renamed ON renamed.id = p.brand_id
  ON CONFLICT DO NOTHING`;

/** Applies the mappings of ops to existing colors and brands, and marks their products `touched`. */
export const applyMappings = async (db: Connection, rules: CleaningRules): Promise<void> => {
  await db.query(moveColors);
  const names = [...new Map([...rules.brands.values()].map((name) => [brandKey(name), name])).entries()];
  if (names.length === 0) return;
  await db.query(renameBrands, [names.map(([key]) => key), names.map(([, name]) => name)]);
};
