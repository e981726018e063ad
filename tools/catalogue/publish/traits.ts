import { dropTraits, fastDays, saleTraits, type TraitGroup, traitsOf } from '@wearfolio/contracts/listing/traits';

// cspell:ignore leder cuir baumwolle coton leinen wolle laine kaschmir cachemire seide soie polyamid viskose gestreift kariert
// cspell:ignore goretex tencel colorblock colorblocked colourblock colour fairisle slimfit minidress

/**
 * Folded phrases for traits, in addition to the traits' names. The longest match counts, so 'faux leather' is not
 * leather. An empty list of names means no trait: 'button down' is not down.
 */
const otherWords: readonly (readonly [text: string, ...names: string[]])[] = [
  ['leather', 'Leather'],
  ['full grain leather', 'Leather'],
  ['nubuck', 'Leather'],
  ['nappa', 'Leather'],
  ['leder', 'Leather'],
  ['cuir', 'Leather'],
  ['faux leather', 'Vegan leather'],
  ['vegan leather', 'Vegan leather'],
  ['pu leather', 'Vegan leather'],
  ['leather look', 'Vegan leather'],
  ['leatherette', 'Vegan leather'],
  ['faux suede', 'Vegan leather'],
  ['vegan suede', 'Vegan leather'],
  ['baumwolle', 'Cotton'],
  ['coton', 'Cotton'],
  ['organic cotton', 'Cotton', 'Organic cotton'],
  ['cotton candy'],
  ['leinen', 'Linen'],
  ['wolle', 'Wool'],
  ['laine', 'Wool'],
  ['woolen', 'Wool'],
  ['lambswool', 'Wool'],
  ['merino', 'Wool', 'Merino'],
  ['merino wool', 'Wool', 'Merino'],
  ['kaschmir', 'Cashmere'],
  ['cachemire', 'Cashmere'],
  ['seide', 'Silk'],
  ['soie', 'Silk'],
  ['silken', 'Silk'],
  ['corduroys', 'Corduroy'],
  ['down'],
  ['goose down', 'Down'],
  ['duck down', 'Down'],
  ['down fill', 'Down'],
  ['down jacket', 'Down'],
  ['down vest', 'Down'],
  ['down parka', 'Down'],
  ['down coat', 'Down'],
  ['down hoodie', 'Down'],
  ['down hoody', 'Down'],
  ['down sweater', 'Down'],
  ['down mitten', 'Down'],
  ['down mittens', 'Down'],
  ['sheepskin', 'Shearling'],
  ['fake fur', 'Faux fur'],
  ['vegan fur', 'Faux fur'],
  ['gore tex', 'Gore-Tex'],
  ['goretex', 'Gore-Tex'],
  ['gtx', 'Gore-Tex'],
  ['polyamide', 'Nylon'],
  ['polyamid', 'Nylon'],
  ['rayon', 'Viscose'],
  ['viskose', 'Viscose'],
  ['tencel', 'Lyocell'],
  ['raffia', 'Straw'],
  ['wicker', 'Straw'],
  ['gold plated', 'Gold-plated'],
  ['gold vermeil', 'Gold-plated'],
  ['stripe', 'Striped'],
  ['stripes', 'Striped'],
  ['stripey', 'Striped'],
  ['pinstripe', 'Striped'],
  ['pinstriped', 'Striped'],
  ['gestreift', 'Striped'],
  ['breton', 'Striped'],
  ['check', 'Checked'],
  ['checks', 'Checked'],
  ['checkered', 'Checked'],
  ['kariert', 'Checked'],
  ['tartan', 'Plaid'],
  ['flower print', 'Floral'],
  ['flowers', 'Floral'],
  ['polka dot', 'Polka dots'],
  ['dotted', 'Polka dots'],
  ['spotted', 'Polka dots'],
  ['leopard print', 'Leopard', 'Animal print'],
  ['leopard', 'Leopard', 'Animal print'],
  ['zebra', 'Animal print'],
  ['snake print', 'Animal print'],
  ['snakeskin', 'Animal print'],
  ['camo', 'Camouflage'],
  ['tie dyed', 'Tie-dye'],
  ['colorblock', 'Color block'],
  ['colorblocked', 'Color block'],
  ['colourblock', 'Color block'],
  ['colour block', 'Color block'],
  ['print', 'Printed'],
  ['fair isle', 'Fair Isle'],
  ['fairisle', 'Fair Isle'],
  ['solid', 'Plain'],
  ['regular'],
  ['skinny fit', 'Skinny'],
  ['skinny leg', 'Skinny'],
  ['slim fit', 'Slim'],
  ['slim leg', 'Slim'],
  ['slimfit', 'Slim'],
  ['regular fit', 'Regular'],
  ['classic fit', 'Regular'],
  ['straight leg', 'Straight'],
  ['straight fit', 'Straight'],
  ['tapered fit', 'Tapered'],
  ['tapered leg', 'Tapered'],
  ['relaxed fit', 'Relaxed'],
  ['easy fit', 'Relaxed'],
  ['loose fit', 'Loose'],
  ['baggy', 'Loose'],
  ['boyfriend', 'Loose'],
  ['oversize', 'Oversized'],
  ['wide jeans', 'Wide leg'],
  ['wide pants', 'Wide leg'],
  ['wide trousers', 'Wide leg'],
  ['wide legs', 'Wide leg'],
  ['palazzo', 'Wide leg'],
  ['culotte', 'Wide leg'],
  ['culottes', 'Wide leg'],
  ['boot cut', 'Bootcut'],
  ['flare', 'Flared'],
  ['flares', 'Flared'],
  ['bell bottom', 'Flared'],
  ['crop', 'Cropped'],
  ['miniskirt', 'Mini'],
  ['minidress', 'Mini'],
  ['below knee', 'Knee-length'],
  ['tea length', 'Midi'],
  ['maxi dress', 'Maxi'],
  ['floor length', 'Maxi'],
  ['ankle length', 'Maxi'],
  ['short sleeve', 'Short sleeves'],
  ['short sleeved', 'Short sleeves'],
  ['s s', 'Short sleeves'],
  ['long sleeve', 'Long sleeves'],
  ['long sleeved', 'Long sleeves'],
  ['l s', 'Long sleeves'],
  ['ls', 'Long sleeves'],
  ['ss', 'Short sleeves'],
];

/** Folds a text: lower case, with a space for anything but letters and digits. */
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, ' ');

const statedGroups: readonly TraitGroup[] = ['material', 'pattern', 'cut', 'length'];

const named = statedGroups.flatMap((group) => traitsOf[group].map((trait) => ({ ...trait, group })));

const ofName = (name: string) => {
  const trait = named.find((candidate) => candidate.name === name);
  if (!trait) throw new Error(`There is no trait ${name}`);
  return trait;
};

const meanings = new Map<string, string[]>([
  ...named.map(({ name }): [string, string[]] => [folded(name), [name]]),
  ...otherWords.map(([text, ...names]): [string, string[]] => [text, names]),
]);

/** Traits for clothes only, because a slim wallet has no cut and a mini bag no length. */
const ofClothes: ReadonlySet<TraitGroup> = new Set(['cut', 'length']);

const idsOf = (names: readonly string[], isOfClothes: boolean): string => {
  const ids = names.map(ofName).flatMap(({ id, group }) => (ofClothes.has(group) === isOfClothes ? [id] : []));
  return `'{${ids.join(',')}}'::int[]`;
};

// Rows of (first, text, words, ids, clothes_ids).
const phrases = [...meanings].map(([text, names]) => {
  const words = text.split(' ');
  return `('${words[0]}', '${text}', ${words.length}, ${idsOf(names, false)}, ${idsOf(names, true)})`;
});

// A period separates columns as it separates sentences, so that no phrase crosses them.
const saidBy = (product: string): string => `
  string_to_array(replace(regexp_replace(
    fold_text(concat_ws(' . ', ${product}.title, ${product}.material, ${product}.pattern, (
      SELECT string_agg(share[1], ' . ')
      FROM regexp_matches(left(${product}.description, 800), '(?:[2-9][0-9]|100) ?% ((?:[[:alpha:]]+ ){0,2}[[:alpha:]]+)', 'g') AS share
      WHERE strpos(${product}.description, '%') > 0
    ))), '[^a-z0-9.]+', ' ', 'g'), '.', ' . '), ' ')`;

/**
 * Returns a query for the traits of products: `product_id` and `trait_ids`, for the product ids in the table `from`.
 * Reads the title, the columns for material and pattern, and percentages in the description ('80% wool'). Of
 * overlapping phrases the first counts, and of those at one position the longest. It looks words up, because one
 * regular expression of all phrases takes four times as long.
 */
export const selectTraits = (from: string): string => `
  SELECT product_id, array_agg(DISTINCT trait_id ORDER BY trait_id) AS trait_ids
  FROM (
    SELECT *, max(place + words) OVER (
      PARTITION BY product_id ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) > place AS is_covered
    FROM (
      SELECT DISTINCT ON (said.product_id, place) said.product_id, said.category_id, place, phrase.*
      FROM (
        SELECT p.id AS product_id, p.category_id, ${saidBy('p')} AS text FROM ${from} t JOIN product p ON p.id = t.id OFFSET 0
      ) said
      CROSS JOIN LATERAL unnest(said.text) WITH ORDINALITY AS each(word, place)
      JOIN (VALUES ${phrases.join(', ')}) AS phrase (first, text, words, ids, clothes_ids)
        ON phrase.first = word
        AND (words = 1 OR phrase.text = array_to_string(said.text[place:place + words - 1], ' '))
      ORDER BY said.product_id, place, words DESC
    ) longest
  ) found
  JOIN public.category c ON c.id = category_id
  CROSS JOIN LATERAL unnest(
    ids || CASE WHEN c.path ~ '^[^/]+/(?:clothing|girls|boys|baby)(?:/|$)' THEN clothes_ids END
  ) AS trait_id
  WHERE is_covered IS NOT TRUE
  GROUP BY product_id`;

const saleCases = saleTraits.map(
  ({ id, least }) =>
    `CASE WHEN p.retail_cents > p.price_cents AND (p.retail_cents - p.price_cents) * 100 >= ${least} * p.retail_cents THEN ${id} END`,
);

const dropCases = dropTraits.map(({ id }) => `CASE WHEN p.dropped_at > now() - interval '${id} days' THEN ${id} END`);

/** SQL array of the price traits of product `p`: how far it is reduced, and how recently it dropped. */
export const priceTraitsOf = `array_remove(ARRAY[${[...saleCases, ...dropCases].join(', ')}], NULL)`;

/** SQL condition: a row of `card_delivery` arrives soon. */
export const isFast = (delivered: string): string => `${delivered}.days_to <= ${fastDays}`;

/** SQL array of the delivery traits of an offer, from its row `delivered` of `card_delivery`. */
export const deliveryTraitsOf = `array_remove(ARRAY[
  CASE WHEN delivered.fee_cents = 0 THEN ${traitsOf.free_delivery[0]?.id} END,
  CASE WHEN ${isFast('delivered')} THEN ${traitsOf.fast_delivery[0]?.id} END,
  CASE WHEN delivered.returns_free THEN ${traitsOf.free_returns[0]?.id} END], NULL)`;

/** SQL condition: a trait is of a single offer, such as those of its price and delivery. */
export const isOwnTrait = (trait: string): string => `(${trait} < 200 OR ${trait} >= 600)`;
