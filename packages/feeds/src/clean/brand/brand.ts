// cspell:ignore arket superdry ecko volcom
/** What is shown for a row without any brand. */
export const unbranded = 'Unbranded';

/**
 * The key under which spellings of one brand meet: 'Five.Ten' and 'FIVE TEN'
 * give 'fiveten'. Case, accents, punctuation and company forms do not count.
 */
export const brandKey = (name: string): string => {
  // Most names are ASCII, which has no accents to lose.
  const plain = /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '');
  const folded = plain.toLowerCase().replace(/&/g, ' and ').trim();
  const bare = folded.replace(/(?:[\s,]+(?:inc|llc|ltd|gmbh|co|corp|s\.?p\.?a|usa|n\.a|north america)\.?)+$/, '');
  const key = (bare === '' ? folded : bare).replace(/[^\p{L}\p{N}]+/gu, '');
  return key === '' ? folded.replace(/\s+/g, '') : key;
};

/** Brands whose own spelling a feed often misses, each with the other names it goes by. */
const brands: Readonly<Record<string, readonly string[]>> = {
  adidas: ['Adidas Outdoor', 'Adidas Terrex', 'Adidas Performance'],
  "Arc'teryx": ['Arcteryx Equipment'],
  'Black Diamond': ['Black Diamond Equipment'],
  'Five Ten': ['5.10', '5 10'],
  Evolv: ['Evolve', 'Evolv Sports'],
  'The North Face': ['North Face', 'The North Face Camping', 'North Face Camping', 'TNF'],
  'La Sportiva': ['Lasportiva'],
  prAna: [],
  'So iLL': ['So Ill Holds'],
  Mammut: ['Mammut Sports Group'],
  KEEN: ['Keen Footwear'],
  UGG: ['UGG Australia'],
  SCARPA: [],
  "Levi's": ['Levi Strauss', 'Levis Strauss'],
  'Dr. Martens': ['Doc Martens', 'Dr Martens'],
  'H&M': ['Hennes & Mauritz'],
  'New Balance': [],
  On: ['On Running'],
};

const builtIn = new Map<string, string>();
for (const [display, others] of Object.entries(brands)) {
  for (const name of [display, ...others]) builtIn.set(brandKey(name), display);
}

/** A brand's display name: the ops' aliases by lower-cased text or by key first, then the built-in ones, then as fed. */
export const brandResolver = (aliases: ReadonlyMap<string, string>): ((brand: string) => string) => {
  const byKey = new Map<string, string>();
  for (const [alias, display] of aliases) byKey.set(brandKey(alias), display);
  return (brand) => {
    if (brand === '') return unbranded;
    const key = brandKey(brand);
    return aliases.get(brand.toLowerCase()) ?? byKey.get(key) ?? builtIn.get(key) ?? brand;
  };
};

/** Brands that are words: a title may hold them and mean the word. */
export const dictionaryWords = new Set(
  'only next free on guess gap diesel theory vans express monsoon oasis coast reserved mango fossil boss champion supreme hurley roots joy pieces object even&odd weekday other stories arket cos noisy may mustang replay superdry fly iron fist red wing north black white outdoor sport active basic classic original vintage new puma jaguar dove nova ecko element volcom quest summit peak trail mountain alpine'.split(
    ' ',
  ),
);
