// cspell:disable
/** Alternative keys of brands, as other stores name them. */
const others: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  adidasfiveten: 'fiveten',
  adidasterrex: 'adidas',
  evolve: 'evolv',
  hokaoneone: 'hoka',
  northface: 'thenorthface',
  onrunning: 'on',
  reebokwork: 'reebok',
  scarpana: 'scarpa',
  soillholds: 'soill',
  sportiva: 'lasportiva',
  tnf: 'thenorthface',
  unbranded: '',
});

const tails =
  /(?:footwear|shoes|boots|equipment|packs|outdoors?|sports?|climbing|apparel|clothing|running|company|international|america|northamerica|usa)$/;
const shortestBrand = 4;

/** Words that occur in titles only as part of a brand. */
const tailWords = new Set(['footwear', 'equipment', 'apparel', 'clothing', 'company', 'international', 'america']);

/**
 * The key of a brand: 'Keen Footwear' and 'Keen' have the same key. Takes the folded name. Empty if there is no brand.
 */
export const brandOf = (folded: string): string => {
  const known = others[folded];
  if (known !== undefined) return known;
  const bare = folded.replace(tails, '');
  return bare.length >= shortestBrand ? (others[bare] ?? bare) : folded;
};

const mostBrandWords = 4;

/** Brands that also have another key. */
const renamed = new Set(Object.values(others));

const isBrand = (begin: string, brand: string): boolean =>
  begin === brand ||
  (begin.startsWith(brand) && brandOf(begin) === brand) ||
  (renamed.has(brand) &&
    (others[begin] === brand || others[brand + begin] === brand || others[begin + brand] === brand));

/**
 * The words of a title without leading words of the brand, such as 'North Face' of The North Face. Also removes words
 * that some stores include in the brand's name, such as 'Terrex' or 'Equipment'.
 */
export const withoutBrand = (words: readonly string[], brand: string): readonly string[] => {
  if (brand === '') return words;
  let begin = '';
  let count = 0;
  for (let at = 0; at < Math.min(mostBrandWords, words.length - 1); at += 1) {
    begin += words[at];
    if (isBrand(begin, brand) || (at === 0 && tailWords.has(begin))) count = at + 1;
  }
  return count === 0 ? words : words.slice(count);
};
