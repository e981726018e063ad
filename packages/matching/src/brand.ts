// cspell:disable
/** Brand keys that one brand goes by in other stores. */
const others: Readonly<Record<string, string>> = {
  adidasfiveten: 'fiveten',
  adidasterrex: 'adidas',
  hokaoneone: 'hoka',
  northface: 'thenorthface',
  onrunning: 'on',
  reebokwork: 'reebok',
  unbranded: '',
};

const tails =
  /(?:footwear|equipment|outdoors?|sports?|apparel|clothing|running|company|international|america|northamerica)$/;
const shortestBrand = 4;

/**
 * The key by which offers of one brand meet: 'Keen Footwear' as 'Keen'. Takes the folded name; '' for what has no brand.
 */
export const brandOf = (folded: string): string => {
  const known = others[folded];
  if (known !== undefined) return known;
  const bare = folded.replace(tails, '');
  return bare.length >= shortestBrand ? (others[bare] ?? bare) : folded;
};
