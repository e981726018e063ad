// cspell:disable
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const heights: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  mid: 'mid',
  high: 'high',
  low: 'low',
});

/** Heights of boots: 'Classic Short', 'Classic Tall'. For trousers they are lengths. */
export const shaftHeights: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  short: 'short',
  tall: 'tall',
});

export const closures: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  lace: 'lace',
  velcro: 'velcro',
  slipper: 'slipper',
  boa: 'boa',
  pullon: 'pullon',
});

export const volumes = setOf('lowvolume highvolume');

/** Besides numbers: 'EVO', 'Ridge V'. */
export const generations = setOf('evo next neo v');

/** Part of the name: a model in leather differs from one without. */
export const strictMaterials = setOf('gtx leather suede nubuck canvas knit mesh vegan eco denim cashmere silk');

/** Materials that only some stores name. */
export const looseMaterials = setOf(`
  waterproof wool merino fleece down synthetic insulated thermo woven cotton linen nylon flannel corduroy softshell
  hardshell windstopper stretch primaloft polartec`);

/** Materials that do not distinguish models if the other title leaves them out. */
export const impliedMaterials = setOf('fleece wool woven');

/** Cuts, grades and packages: 'Pro', 'Lite', 'Hooded', 'Set'. */
export const styles = setOf(`
  plus pro comp lite light ultralight superlight max mini x hooded quarterzip halfzip fullzip longsleeve shortsleeve
  sleeveless crew vneck slim relaxed straight skinny crop cropped bootcut capri maxi midi reversible convertible 2in1 3in1 4in1
  set package kit bundle combo graphic slide heavyweight midweight lightweight`);

/** Lengths of socks. */
export const sockLengths = setOf('ankle quarter noshow knee calf otc micro');

export const nouns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    shoe: 'shoe sneaker trainer footwear runner',
    boot: 'boot bootie',
    sandal: 'sandal flip flop',
    clog: 'clog',
    jacket: 'jacket shell anorak windbreaker',
    coat: 'coat',
    parka: 'parka',
    vest: 'vest gilet',
    pullover: 'pullover sweater jumper sweatshirt',
    cardigan: 'cardigan',
    pant: 'pant trouser sweatpant jogger',
    jean: 'jean',
    short: 'short boardshort',
    skirt: 'skirt skort',
    dress: 'dress',
    tight: 'tight legging',
    bib: 'bib',
    tank: 'tank',
    tee: 'tee',
    shirt: 'shirt top blouse',
    polo: 'polo',
    bra: 'bra',
    brief: 'brief boxer underwear',
    glove: 'glove',
    mitt: 'mitt mitten',
    beanie: 'beanie toque',
    cap: 'cap',
    hat: 'hat',
    sock: 'sock',
    belt: 'belt',
    scarf: 'scarf',
    gaiter: 'gaiter',
    chalkbag: 'chalkbag',
    sleepingbag: 'sleepingbag',
    pack: 'pack bag',
    harness: 'harness',
    rope: 'rope',
    quickdraw: 'quickdraw',
    carabiner: 'carabiner',
    helmet: 'helmet',
    headlamp: 'headlamp',
    sunglass: 'sunglass sunglasse',
    goggle: 'goggle',
    device: 'device',
    tent: 'tent',
    pole: 'pole',
    jersey: 'jersey',
    hoop: 'earring',
    ring: 'ring',
    necklace: 'necklace',
    bracelet: 'bracelet',
    watch: 'watch',
  }).flatMap(([noun, words]) => words.split(' ').map((word) => [word, noun])),
);

/** Nouns of clothes for the upper body. If a title has none, another store may add any of them. */
export const upperNouns = setOf('jacket shirt pullover');

/** Nouns that some stores add redundantly: 'Better Sweater Jacket', 'Capilene Tee Shirt'. */
export const addedNouns = setOf('jacket shirt pullover shoe boot pack');

/**
 * Purposes. Before the noun they do not distinguish models ('Trail Running Shoe'); elsewhere they are part of the name
 * ('Pegasus Trail').
 */
export const purposes = setOf(`
  winter climbing climb rock hiking hike trail running run approach mountaineering mountain alpine walking training gym
  outdoor sport travel casual lifestyle backpacking trekking camping ski snow snowboard cycling bike bouldering
  performance technical multisport multi use all day rain road neutral support stability belay belaying mtb`);

/**
 * Words that are purposes only next to another one: 'Trail Running Shoe', but not 'Rush Trail Shoe' or 'Hike GTX Boot'.
 */
export const namingPurposes = setOf('trail alpine mountain hike run climb travel technical performance');

/** Lengths of clothes: sizes. */
export const lengths = setOf('tall petite');

/** Lengths of trouser legs. */
export const legLengths = setOf('short long');

/** Words that stores add anywhere in a title. */
export const additions = setOf(`
  classic new collection edition style regular fit wide narrow medium standard size width color pair demo closeout sale
  clearance past prior previous season discontinued overstock cosmetic blem blemish blemished ble sample used refurbished inseam 2e 4e ee`);
