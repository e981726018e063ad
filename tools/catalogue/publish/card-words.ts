import { unspecified } from '@wearfolio/feeds/clean/color/palette';

/**
 * A common table expression `tree`: each category with its id, its path, and the ids and names of its ancestors. A
 * category under Men also has the ids of the same line under Women.
 */
export const categoryLines = `
  tree AS MATERIALIZED (
    SELECT c3.id, c3.path, array_remove(ARRAY[c1.id, c2.id, c3.id], NULL) AS ids,
      concat_ws(' ', c1.name, c2.name, c3.name) AS names,
      array_remove(ARRAY[w1.id, w2.id, w3.id], NULL) AS women_ids
    FROM category c3
    LEFT JOIN category c2 ON c2.id = c3.parent_id
    LEFT JOIN category c1 ON c1.id = c2.parent_id
    LEFT JOIN category w3 ON c1.path = 'men' AND w3.path = regexp_replace(c3.path, '^men/', 'women/')
    LEFT JOIN category w2 ON w2.id = w3.parent_id
    LEFT JOIN category w1 ON w1.id = w2.parent_id
  )`;

/** SQL of the categories that list product `p` of `tree`: its own line, and also that of women for unisex products. */
export const categoriesOf = `CASE p.audience WHEN 'unisex' THEN tree.ids || tree.women_ids ELSE tree.ids END`;

/** SQL condition: the color in the column `name` is one that shoppers may search for. */
export const isNamed = `name <> '${unspecified.name}'::citext`;

/** Longer descriptions are cut, because their ends are about delivery and returns. */
const longestDescription = 800;

const withoutMarkup = (description: string): string =>
  `regexp_replace(left(${description}, ${longestDescription}), '<[^>]*>', ' ', 'g')`;

/** SQL of what the store of product `p` says of it in other languages. */
const inLanguages = (words: string): string =>
  `(SELECT string_agg(${words}, ' ' ORDER BY language) FROM product_text WHERE product_text.product_id = p.id)`;

/** SQL of the titles of product `p` by language, as JSON; NULL without any. */
export const titlesOf =
  '(SELECT jsonb_object_agg(language, title) FROM product_text WHERE product_text.product_id = p.id)';

/** SQL of the language of the texts of product `p` of store `s`; NULL if unknown, as for texts by staff. */
export const languageOf = `CASE WHEN EXISTS (
    SELECT FROM product_override o WHERE o.product_id = p.id AND o.field IN ('title', 'description')) THEN NULL ELSE s.language END`;

/** SQL of the store's own words for product `p`, folded. */
export const detailsOf = `fold_text(concat_ws(' ', nullif(p.name, p.title), p.material, p.pattern, ${withoutMarkup('p.description')},
  ${inLanguages(withoutMarkup('description'))}))`;

/**
 * Returns the SQL of the words by which product `p` of brand `b` and store `s` in `tree` is found; `colors` is the SQL
 * of its color names.
 */
export const wordsOf = (colors: string): string =>
  `fold_text(concat_ws(' ', p.title, b.display_name, s.name, tree.names, ${colors}, ${inLanguages('title')}))`;
