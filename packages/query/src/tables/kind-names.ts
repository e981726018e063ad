// cspell:disable: what shoppers call things on both sides of the ocean
/**
 * A kind as shoppers name it: its leaves of the category tree, and its names. With `whole`, the leaves contain nothing
 * else, so the category is sufficient; otherwise products must also have a name in their title. In the leaves of
 * `also`, only products with a name count. `called` are words that titles use, but shoppers do not. Names are singular;
 * plurals are derived, except of '=name'.
 */
export type KindNames = { leaves: string; names: string; whole?: true; also?: string; called?: string };

/** All products of a second-level category. */
const section = (slug: string, names: string): KindNames => ({ leaves: `*/${slug}`, names, whole: true });

/** All products of `leaves`, and products with a name in `also`. */
const whole = (leaves: string, names: string, also = ''): KindNames => ({ leaves, names, whole: true, also });

/** Products with a name in `leaves`, or where the tree has no place for the kind. */
const named = (leaves: string, names: string, called = ''): KindNames => ({ leaves, names, called });

export const kindNames: readonly KindNames[] = [
  section('shoes', 'shoe|footwear'),
  section('bags', 'bag'),
  section('clothing', 'clothing|clothes|apparel|outfit|garment|=fashion'),
  section('jewellery', 'jewelry|jewellery|jewel'),
  section('accessories', 'accessory'),
  section('fragrance', 'fragrance|scent'),
  section('makeup', 'makeup|make up|cosmetic'),
  section('textiles', 'home textile|soft furnishing'),
  section('decor', 'home decor|decoration'),

  whole(
    'sneakers|running-shoes',
    'trainer|sneaker|training shoe|athletic shoe|sports shoe|sport shoe|gym shoe|tennis shoe',
    'casual-shoes',
  ),
  named('sneakers|casual-shoes|boots', 'high top|hi top|basketball shoe'),
  whole(
    'running-shoes',
    'running shoe|runner|jogging shoe|running trainer|running sneaker|trail runner|trail running shoe',
    'sneakers',
  ),
  named('hiking-shoes|boots', 'hiking boot|walking boot|trekking boot|hiker|hill walking boot'),
  named('hiking-shoes|climbing-shoes', 'approach shoe'),
  whole('hiking-shoes', 'hiking shoe|walking shoe|trekking shoe|hiking footwear', 'boots|running-shoes'),
  whole('climbing-shoes', 'climbing shoe|rock shoe|bouldering shoe|climbing slipper|rock climbing shoe|rock boot'),
  whole('boots', 'boot|bootie', 'hiking-shoes|snow-boots|casual-shoes|shoes'),
  named('boots', 'ankle boot|bootie|chelsea boot|chelsea'),
  named('boots', 'knee high boot|knee boot|over the knee boot|thigh high boot|tall boot'),
  named('boots|snow-boots|hiking-shoes', 'snow boot|apres ski boot'),
  named('boots|water-shoes', 'rain boot|wellington|wellie|welly|gumboot|rubber boot|wellington boot'),
  named('boots', 'work boot|safety boot|steel toe boot'),
  named('boots', 'cowboy boot|western boot'),
  named('snow-boots|boots', 'ski boot'),
  whole('sandals|trendy-sandals', 'sandal', 'water-shoes|casual-shoes|slippers'),
  named('sandals|slippers|trendy-sandals', 'flip flop|slide|slider|thong sandal|pool shoe|beach shoe', 'thong'),
  whole('loafers', 'loafer', 'casual-shoes|formal-shoes'),
  named('loafers|slippers|casual-shoes', 'moccasin|moc|driving shoe|driver'),
  named('loafers|casual-shoes', 'boat shoe|deck shoe'),
  whole('formal-shoes', 'formal shoe|dress shoe|smart shoe', 'loafers'),
  named('formal-shoes|loafers|casual-shoes', 'oxford|brogue|derby|monk strap|wingtip|lace up'),
  whole('slippers', 'slipper|house shoe|house slipper'),
  whole('heels', 'heel|high heel|pump|stiletto|court shoe|=heels', 'sandals|casual-shoes|flats'),
  whole('flats', 'flat|ballet flat|ballerina|ballet pump|flat shoe', 'casual-shoes|loafers'),
  whole('formal-shoes|loafers|heels|flats', 'work shoe|office shoe|business shoe', 'casual-shoes'),
  named('sneakers|casual-shoes', 'plimsoll|canvas shoe|pump trainer'),
  ...['slip on', 'espadrille', 'clog', 'mule', 'mary jane'].map((name) =>
    named('casual-shoes|flats|loafers|sneakers', name),
  ),
  whole('casual-shoes', 'casual shoe'),
  whole('cycling-shoes', 'cycling shoe|bike shoe|mtb shoe'),
  whole('water-shoes', 'water shoe|aqua shoe|swim shoe'),

  whole('dresses', 'dress|frock', 'swimwear|activewear|beach-fits|poolside-fits'),
  named('dresses', 'gown|evening gown|ball gown|evening dress', 'evening'),
  named(
    'swimwear|poolside-fits|beach-fits|breezy-tops|dresses',
    'cover up|coverup|beach cover up|swim cover up|swimsuit cover up|beach cover',
  ),
  named('dresses|swimwear', 'sundress|sun dress'),
  named('dresses', 'maxi dress|maxi'),
  named('dresses', 'midi dress'),
  named('dresses', 'mini dress'),
  named('dresses', 'wrap dress'),
  named('dresses', 'shirt dress|shirtdress'),
  whole('tops|breezy-tops', 'top|=tops', 't-shirts|shirts|knitwear'),
  named('women/clothing/tops|women/clothing/shirts|breezy-tops', 'blouse'),
  named('tops|t-shirts|activewear|underwear-socks', 'tank top|tank|vest top|singlet|sleeveless top|muscle tee'),
  named('tops|underwear-socks', 'camisole|cami|cami top'),
  named('tops', 'crop top|cropped top'),
  named('tops|dresses', 'tunic|kaftan|caftan'),
  named('tops|underwear-socks|activewear', 'bodysuit|leotard|body'),
  whole('t-shirts', 't shirt|tshirt|tee|tee shirt|graphic tee', 'tops|activewear|underwear-socks'),
  whole('shirts', 'shirt', ''),
  named('shirts', 'dress shirt|formal shirt|button down|button up|button down shirt|oxford shirt'),
  named('shirts|t-shirts|activewear', 'polo|polo shirt'),
  named('shirts|jackets', 'flannel|flannel shirt|lumberjack shirt|overshirt|shacket'),
  whole('knitwear', 'sweater|jumper|pullover|knitwear|knit|=knits', 'sweatshirts-hoodies|tops'),
  named('knitwear', 'cardigan|cardi'),
  named(
    'knitwear|tops',
    'turtleneck|roll neck|polo neck|mock neck|rollneck|polo neck jumper|polo neck sweater|roll neck sweater|roll neck jumper|turtleneck sweater|turtleneck jumper',
  ),
  whole('sweatshirts-hoodies', 'sweatshirt|sweat shirt|=sweats', 'tops|outerwear|knitwear'),
  named(
    'sweatshirts-hoodies|jackets|tops|outerwear|knitwear|activewear',
    'hoodie|hoody|hooded sweatshirt|hooded sweater',
  ),
  named('sweatshirts-hoodies|jackets|knitwear|outerwear|activewear', 'fleece|fleece jacket|fleece pullover'),
  whole('coats', 'coat|overcoat|topcoat', 'outerwear|jackets'),
  whole('coats|jackets|outerwear', 'outerwear', ''),
  whole('jackets', 'jacket', 'outerwear|coats|activewear|sweatshirts-hoodies|blazers'),
  named(
    'coats|jackets|outerwear',
    'raincoat|rain coat|rain jacket|mac|mackintosh|waterproof jacket|waterproof coat|rain shell|water repellent jacket|cagoule',
  ),
  named('coats|jackets', 'trench coat|trench'),
  named('coats|jackets|outerwear', 'parka|anorak'),
  named('coats', 'peacoat|pea coat'),
  named(
    'coats|jackets|outerwear',
    'puffer|puffer jacket|down jacket|puffy|padded jacket|quilted jacket|down coat|puffer coat|padded coat|quilted coat|insulated jacket',
    'down|padded',
  ),
  named('jackets', 'bomber jacket|bomber|flight jacket'),
  named('jackets', 'denim jacket|jean jacket|trucker jacket'),
  named('jackets', 'leather jacket|biker jacket|moto jacket'),
  named(
    'jackets|activewear|outerwear',
    'windbreaker|windcheater|wind jacket|wind shell|shell jacket|shell|hardshell|hard shell|softshell|soft shell|softshell jacket',
  ),
  named('jackets|knitwear|outerwear|suits|sweatshirts-hoodies', 'vest|gilet|body warmer|bodywarmer|waistcoat'),
  whole('blazers', 'blazer|sport coat|sports jacket|suit jacket', 'suits|jackets'),
  whole('trousers', 'trouser|pant|slack|=pants', 'activewear|bottoms|jeans|leggings'),
  whole('bottoms|trousers|jeans|shorts|skirts|leggings', '=bottoms'),
  named('trousers|bottoms', 'chino|khakis|cargo|cargo pant|cargo trouser'),
  named(
    'trousers|activewear|bottoms',
    'jogger|sweatpant|sweat pant|track pant|jogging bottom|jogging pant|tracksuit bottom',
  ),
  named('trousers|activewear|bottoms', 'hiking pant|hiking trouser|trekking pant|walking trouser'),
  named('trousers|bottoms', 'corduroy|cord|corduroy trouser|corduroy pant|cord trouser', 'needlecord'),
  whole('jeans', 'jean|denim jean|=jeans', 'bottoms|trousers'),
  whole('shorts|chill-shorts', '=shorts', 'activewear|bottoms|swimwear'),
  whole('skirts', 'skirt', 'bottoms|activewear'),
  whole('leggings', 'legging|tight|=tights|jegging|yoga pant', 'activewear|bottoms|underwear-socks'),
  whole('jumpsuits', 'jumpsuit|playsuit|romper|dungaree|overall|onesie', 'trousers|bottoms|tops'),
  whole(
    'swimwear|poolside-fits',
    'swimwear|swimsuit|swim suit|bathing suit|swimming costume|swimming suit|beachwear|cossie|bather',
    'activewear',
  ),
  named('swimwear', 'bikini|two piece swimsuit|bikini top|bikini bottom'),
  named('swimwear', 'one piece|one piece swimsuit'),
  named(
    'swimwear|shorts|chill-shorts',
    'swim short|swim trunk|swimming trunk|board short|boardshort|swimming short|bathing trunk',
  ),
  whole('activewear', 'activewear|sportswear|gymwear|athleisure', ''),
  named('activewear|underwear-socks|tops', 'sports bra|sport bra'),
  named(
    'activewear|underwear-socks|tops',
    'base layer|baselayer|thermal|long underwear|long john|thermal underwear|thermals',
  ),
  named('activewear', 'tracksuit|track suit|jogging suit'),
  whole('suits', 'suit|tuxedo|tux|dinner suit|business suit', 'blazers'),
  whole('suits|blazers', 'dinner jacket', ''),
  whole('underwear-socks', 'underwear|lingerie|undergarment|underclothes|intimates', ''),
  named('underwear-socks', 'sock|stocking'),
  named('underwear-socks', 'bra|bralette|brassiere'),
  named('underwear-socks', 'brief|boxer|boxer brief|underpant|trunk|boxer short|panty|knicker|thong'),
  named('underwear-socks', 'undershirt|vest top'),
  named(
    'underwear-socks|trousers|tops|shirts',
    'pajama|pyjama|pj|nightwear|sleepwear|nightgown|nightdress|nightie|loungewear|sleep wear|lounge wear',
    'sleep|lounge',
  ),
  named('underwear-socks', 'robe|bathrobe|dressing gown'),

  whole('totes', 'tote|tote bag|shopper|shopping bag', 'shoulder-bags|straw-bags|beach-straw-bags|bags'),
  whole('totes|shoulder-bags|clutches', 'handbag|hand bag|purse|ladies bag', 'straw-bags|beach-straw-bags|bags'),
  whole('shoulder-bags', 'shoulder bag|satchel|hobo|hobo bag', 'totes'),
  named(
    'shoulder-bags|messenger-bags|clutches',
    'crossbody|cross body|crossbody bag|cross body bag|sling bag|camera bag',
  ),
  named('shoulder-bags|travel-bags|more-accessories|belts', 'bum bag|fanny pack|belt bag|waist pack|waist bag|hip bag'),
  whole('backpacks|packs', 'backpack|rucksack|knapsack|daypack|school bag|schoolbag|day pack', 'bags|travel-bags'),
  whole('straw-bags|beach-straw-bags', 'straw bag|beach bag|raffia bag|basket bag|wicker bag', 'totes'),
  whole('clutches', 'clutch|evening bag|clutch bag|pouch', 'shoulder-bags'),
  whole('messenger-bags', 'messenger bag|briefcase|laptop bag|computer bag', 'backpacks|shoulder-bags|totes'),
  whole(
    'travel-bags',
    'travel bag|holdall|weekender|weekend bag|duffel|duffle|duffel bag|duffle bag|gym bag|luggage|suitcase|carry on|overnight bag',
    'backpacks',
  ),

  whole('necklaces', 'necklace|pendant|chain|choker|locket'),
  whole('earrings', 'earring|ear ring|stud|hoop|hoop earring|stud earring|ear cuff'),
  whole('rings', 'ring|signet|signet ring|wedding ring|engagement ring'),
  whole('bracelets', 'bracelet|bangle|cuff|anklet'),

  whole('belts', 'belt'),
  whole('scarves', 'scarf|shawl|wrap|stole|pashmina|snood|bandana|neck gaiter|neckerchief'),
  whole('hats', 'hat|headwear', 'more-accessories'),
  named('hats', 'beanie|knit hat|woolly hat|knitted hat|toque|bobble hat'),
  named('hats', 'cap|baseball cap|trucker|trucker cap|trucker hat'),
  named('hats', 'sun hat|sunhat|wide brim hat|beach hat', 'straw|brim|panama|bucket hat'),
  named('hats', 'bucket hat'),
  named('hats', 'fedora|panama|panama hat|trilby'),
  ...['headband', 'beret', 'balaclava', 'visor'].map((name) => named('hats', name)),
  whole('gloves', 'glove|mitten|mitt'),
  whole('sunglasses', 'sunglass|sun glass|sunnies|eyewear|sunglasses|shades'),
  named('sunglasses|snow-accessories', 'goggle|ski goggle'),
  whole('watches', 'watch|wristwatch|wrist watch|timepiece|chronograph'),
  whole('wallets', 'wallet|billfold|card holder|cardholder|coin purse|money clip|card case'),
  whole('ties', 'tie|necktie|bow tie|bowtie', ''),
  ...['umbrella', 'cufflink|cuff link', 'pocket square', 'suspender|braces', 'keyring|keychain|key ring|key chain'].map(
    (names) => named('more-accessories|ties', names),
  ),
  ...['hair clip', 'scrunchie|hair tie'].map((names) => named('more-accessories', names)),

  whole('lips', 'lipstick|lip stick|lip gloss|lip balm|lip tint|lip color|lip colour|=lips'),
  whole('eyes', 'mascara|eyeshadow|eye shadow|eyeliner|eye liner|eye makeup|brow'),
  whole('face', 'foundation|concealer|blush|blusher|bronzer|highlighter|powder|primer|face makeup'),
  whole('nails', 'nail polish|nail varnish|nail lacquer|nail colour|nail color|=nails'),
  whole('perfume', 'perfume|eau de parfum|eau de toilette|parfum'),
  named('perfume', 'cologne|aftershave|eau de cologne'),
  whole('deodorant', 'deodorant|antiperspirant|deo'),
  whole(
    'skin',
    'skincare|skin care|moisturizer|moisturiser|face cream|serum|cleanser|sunscreen|sun cream|face wash|toner|=skin',
  ),
  whole('hair', 'shampoo|conditioner|hair oil|hair care|haircare|hair mask|=hair'),
  whole('bath-body', 'body wash|shower gel|soap|body lotion|hand cream|bubble bath|bath oil|body cream|body oil'),

  whole('vases', 'vase|planter|flower pot|plant pot'),
  whole('candles', 'candle|scented candle|tealight|home fragrance'),
  whole('decor/lighting', 'lamp|table lamp|floor lamp|lighting|=light|pendant light|chandelier'),
  whole('cushions', 'cushion|throw pillow|pillow|scatter cushion|cushion cover'),
  whole('throws', 'throw|blanket|bed throw|plaid blanket'),
  whole(
    'bedding',
    'bedding|duvet|duvet cover|bed linen|bed sheet|sheet|sheet set|pillowcase|quilt|comforter|bedspread',
  ),
  whole('tableware', 'tableware|plate|bowl|dinnerware|crockery|cutlery|serving bowl|dish'),
  whole('drinkware', 'drinkware|mug|tumbler|glass|=glasses|cup|carafe|wine glass|water bottle'),

  whole('harnesses', 'harness|climbing harness'),
  whole('ropes', 'rope|climbing rope'),
  whole(
    'protection-hardware',
    'carabiner|karabiner|quickdraw|quick draw|belay device|climbing hardware|climbing gear|climbing protection|helmet|climbing helmet|ice axe|ice tool|cam|nut',
  ),
  whole('chalk-training', 'chalk|chalk bag|hangboard|fingerboard|crash pad|bouldering pad|bouldering mat'),
  whole('tents', 'tent|bivy|tarp|shelter'),
  whole('sleeping', 'sleeping bag|sleeping pad|sleeping mat|hammock|camping mattress'),
  whole('cooking', 'stove|camping stove|camp stove|cookset|cookware'),
  whole('camping/lighting', 'headlamp|head torch|headtorch|lantern|flashlight|torch'),
  whole('skis', 'ski|skis'),
  whole('snowboards', 'snowboard|splitboard'),
  whole('bikes', 'bike|bicycle'),
  whole('wetsuits', 'wetsuit|wet suit'),
  whole('traction', 'crampon|microspike|ice cleat'),
  named('cooking|drinkware|more-gear', 'water bottle|flask|thermos'),
  named('more-gear|snow-accessories', 'trekking pole|hiking pole|walking pole|ski pole|walking stick'),
];

/**
 * Leaves without a separate kind. Products with a matching name count there too, clothes only in leaves of clothes.
 */
export const looseLeaves = 'everything-else|more-accessories|more-gear';
export const looseClothes = 'bottoms|outerwear|activewear|kids/girls/tops|kids/boys/tops';
