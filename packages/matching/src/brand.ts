// cspell:disable
/** Brand keys that one brand goes by in other stores. */
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

/** What no title says but as a part of its brand. */
const tailWords = new Set(['footwear', 'equipment', 'apparel', 'clothing', 'company', 'international', 'america']);

/**
 * The key by which offers of one brand meet: 'Keen Footwear' as 'Keen'. Takes the folded name; '' for what has no brand.
 */
export const brandOf = (folded: string): string => {
  const known = others[folded];
  if (known !== undefined) return known;
  const bare = folded.replace(tails, '');
  return bare.length >= shortestBrand ? (others[bare] ?? bare) : folded;
};

const mostBrandWords = 4;

/** Brands that are also known by another key. */
const renamed = new Set(Object.values(others));

const isBrand = (begin: string, brand: string): boolean =>
  begin === brand ||
  (begin.startsWith(brand) && brandOf(begin) === brand) ||
  (renamed.has(brand) &&
    (others[begin] === brand || others[brand + begin] === brand || others[begin + brand] === brand));

/**
 * Words of a title without those of its brand that it begins with: 'North Face' of The North Face, and 'Terrex' or 'Equipment',
 * which other stores count to the brand's name.
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
