// cspell:disable
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Stop words. */
export const stopWords = words(
  `a an and are at be but by can cost costs do does find for from get give have her his i in is it its like look looking me my need
   no1 of on or out please really s show some something than that the their them these they thing things this those to up us want was wear
   wearing what which who will with would you your stuff buy shop shopping online best good great nice pretty beautiful cute cool lovely
   quality style stylish trendy perfect all any day year years old fits fit made make`.replaceAll(/\s+/g, ' '),
);

/** After one of these words, a kind describes another one: 'socks for boots'. */
export const prepositions = words('with for in of from to on');

/** Names with a 'new' that is not a sort order. */
export const newNames: ReadonlySet<string> = new Set(['new balance', 'new era', 'new look', 'new york', 'new rock']);

/** Words that negate what follows. */
export const notWords = words(
  'not without no non except exclude excluding minus ohne sans sin senza zonder bez utan uten uden',
);

/** Articles and prepositions of a language, folded, which name nothing there: 'robe en lin', 'Tasche aus Leder'. */
export const particles: Readonly<Record<string, ReadonlySet<string>>> = {
  cs: words('a do na pro s se v ve z ze'),
  da: words('af en et fra i med og pa til'),
  de: words('aus das dem den der die ein eine einen fur im in mit und von'),
  el: words('απο για και με σε'),
  es: words('a con de del e el en la las los para por un una y'),
  fi: words('ja'),
  fr: words('a au aux avec d de des du en et l la le les pour un une'),
  hu: words('a az egy es'),
  it: words('a al alla con da de dei del della di e gli i il in la le lo per un una'),
  lt: words('ir is su'),
  nl: words('de een en het in met van voor'),
  no: words('av en et fra i med og pa til'),
  pl: words('do i na od w we z ze dla'),
  pt: words('a as com da das de do dos e em o os para um uma'),
  ro: words('cu de din in la pentru si'),
  ru: words('для до и из на от с со в'),
  sk: words('a do na pre s so v z zo'),
  sr: words('i na od sa u za'),
  sv: words('av en ett for fran i med och pa till'),
  tr: words('icin ile ve'),
  uk: words('в для до з зі i и із на та у'),
};

/** Pairs of words that negate what follows. */
export const notPairs: ReadonlySet<string> = new Set(['other than', 'apart from', 'anything but']);

/** Phrases for reduced prices, availability and sort orders. Longer phrases come first. */
export const askPhrases: Readonly<Record<string, 'sale' | 'stock' | 'newest' | 'price-asc' | 'price-desc'>> = {
  'on sale': 'sale',
  sale: 'sale',
  discount: 'sale',
  discounts: 'sale',
  discounted: 'sale',
  reduced: 'sale',
  clearance: 'sale',
  deal: 'sale',
  deals: 'sale',
  'marked down': 'sale',
  'half price': 'sale',
  'price drop': 'sale',
  'in stock': 'stock',
  available: 'stock',
  'new in': 'newest',
  'new arrivals': 'newest',
  'new arrival': 'newest',
  'just in': 'newest',
  newest: 'newest',
  latest: 'newest',
  new: 'newest',
  cheap: 'price-asc',
  cheapest: 'price-asc',
  budget: 'price-asc',
  affordable: 'price-asc',
  inexpensive: 'price-asc',
  'low price': 'price-asc',
  'most expensive': 'price-desc',
};

/** Words for audiences. */
export const audienceWords: Readonly<Record<string, 'women' | 'men' | 'kids' | 'girls' | 'boys'>> = {
  women: 'women',
  woman: 'women',
  womens: 'women',
  wmns: 'women',
  womans: 'women',
  ladies: 'women',
  lady: 'women',
  female: 'women',
  her: 'women',
  girlfriend: 'women',
  wife: 'women',
  men: 'men',
  man: 'men',
  mens: 'men',
  mans: 'men',
  male: 'men',
  gents: 'men',
  gentlemen: 'men',
  gentleman: 'men',
  guys: 'men',
  him: 'men',
  boyfriend: 'men',
  husband: 'men',
  kid: 'kids',
  kids: 'kids',
  child: 'kids',
  children: 'kids',
  childrens: 'kids',
  childs: 'kids',
  toddler: 'kids',
  toddlers: 'kids',
  baby: 'kids',
  infant: 'kids',
  youth: 'kids',
  junior: 'kids',
  juniors: 'kids',
  girl: 'girls',
  girls: 'girls',
  daughter: 'girls',
  boy: 'boys',
  boys: 'boys',
  son: 'boys',
};

/** Words for people that mean a cut before a kind: 'boyfriend jeans'. */
export const cutWords = words('boyfriend girlfriend');

/** Materials that come from animals, and some that do not, by the names of the material filter. */
export const animalMaterials: readonly string[] = [
  ...['Leather', 'Suede', 'Wool', 'Merino', 'Cashmere', 'Alpaca', 'Mohair', 'Silk', 'Down', 'Shearling'],
];
export const plantMaterials: readonly string[] = [
  ...['Cotton', 'Organic cotton', 'Linen', 'Denim', 'Canvas', 'Hemp', 'Bamboo', 'Viscose', 'Lyocell', 'Modal'],
  ...['Nylon', 'Polyester', 'Mesh', 'Straw', 'Rubber', 'Faux fur'],
];

/** Shades, and the palette's color of each. */
export const shades: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    Blue: 'navy|teal|turquoise|indigo|cobalt|aqua|cyan|royal blue|sky blue|light blue|baby blue|dark blue|navy blue|ink blue|petrol|azure|denim blue|midnight blue|powder blue|ice blue',
    Red: 'burgundy|maroon|wine|oxblood|crimson|scarlet|ruby|cherry|brick red|bordeaux|dark red|wine red',
    Orange: 'burnt orange|apricot|tangerine|terracotta orange',
    Pink: 'coral|peach|salmon|fuchsia|magenta|blush|hot pink|dusty pink|dusty rose|rose|light pink|baby pink|pale pink',
    Purple: 'lilac|lavender|plum|violet|mauve|aubergine|eggplant|dark purple',
    Green:
      'olive|sage|mint|emerald|forest green|dark green|lime|moss|army green|olive green|bottle green|light green|sage green|mint green',
    Yellow: 'mustard|lemon|ochre|pale yellow',
    Beige: 'camel|taupe|sand|cream|ecru|nude|khaki|oatmeal|stone beige|champagne',
    White: 'ivory|off white|bone|chalk|eggshell',
    Grey: 'charcoal|slate|anthracite|graphite|dark grey|light grey|dark gray|light gray|stone',
    Brown: 'tan|chocolate|cognac|coffee|caramel|bronze|copper|rust|terracotta|chestnut|dark brown|light brown|mocha',
    Gold: 'rose gold|golden',
    Silver: 'platinum',
    Black: 'jet black|ebony|onyx',
    Multicolor: 'multicolored|multicoloured|multi color|multi colored|rainbow|colorful|colourful|patterned multicolor',
  }).flatMap(([parent, names]) => names.split('|').map((name) => [name, parent])),
);
