// cspell:disable: color words of other languages than English

/**
 * Parent color -> its words in German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Norwegian,
 * Finnish and Turkish.
 */
const wordsOfParents: Readonly<Record<string, string>> = {
  Black: `schwarz schwarze schwarzer schwarzes schwarzen noir noire noirs noires negro negra negros negras nero nera neri nere preto preta
    zwart zwarte czarny czarna czarne czerń svart svarta musta mustat siyah`,
  White: `weiß weiss weiße weisse weißer blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca bianchi bianche branco branca
    witte biały biała białe biel hvid hvide hvit hvite valkoinen valkoiset beyaz`,
  Grey: `grau graue grauer graues grauen gris grise grises grigio grigia grigi grigie cinza cinzento grijs grijze szary szara szare szarość popielaty
    grå gråa grått harmaa harmaat antraciet antrasiitti antracit antracite antracita gri füme`,
  Brown: `braun braune brauner braunes brun brune bruns brunes marron marrón marrones marrone marroni castanho castanha bruin bruine brązowy brązowa
    brązowe brąz bruna brunt ruskea ruskeat kahverengi marrom`,
  Beige: `crème creme crema kremowy kremowa kremowe beżowy beżowa beżowe beż beigefarben beżu bej krem cremefarben kermanvärinen sandfarben
    sabbia hueso`,
  Red: `rote roter rotes roten rouge rouges rojo roja rojos rojas rosso rossa rossi rosse vermelho vermelha rood czerwony czerwona czerwone
    czerwień röd röda rött rød røde rødt punainen punaiset kırmızı bordo bordeaux bordowy bordowa bordowe vinröd weinrot granate`,
  Pink: `różowy różowa różowe róż roze roosa pembe vaaleanpunainen pinkki lyserød lyserøde rosafarben pinkfarben`,
  Orange: `orangener naranja naranjas arancione arancioni laranja oranje pomarańczowy pomarańczowa pomarańczowe oranssi oranssit turuncu orangefarben`,
  Yellow: `gelb gelbe gelber gelbes jaune jaunes amarillo amarilla amarillos amarillas giallo gialla gialli gialle amarelo amarela geel gele żółty żółta
    żółte keltainen keltaiset gult sarı`,
  Green: `grün gruen grüne grüner grünes verte vertes verde verdes verdi groen groene zielony zielona zielone zieleń grön gröna grönt grøn grønn
    grønne grønt vihreä vihreät yeşil haki oliv olivgrün`,
  Blue: `blau blaue blauer blaues blauen bleu bleue bleus bleues azul azules azzurro azzurra azzurri azzurre azul-marinho blauw blauwe niebieski niebieska
    niebieskie granatowy granatowa granatowe granat błękitny blå blåa blått blåt sininen siniset mavi lacivert celeste turkis türkis turkoois
    turquesa turchese turkos turkusowy petrolio`,
  Purple: `violett violette violetter morado morada púrpura roxo paars paarse fioletowy fioletowa fioletowe fiolet lilla violetti liila purppura
    aubergine`,
  Gold: `goldfarben doré dorée dorado dorada dorato dorata dourado goud gouden złoty złota złote złoto guld gyllene kulta kultainen altın guldfarvet`,
  Silver: `silber silbern silberfarben argenté argentée plateado plateada argento argentato prateado zilver zilveren srebrny srebrna srebrne srebro
    hopea hopeinen sølv gümüş silverfärgad`,
  Multicolor: `mehrfarbig multicolore multicolores varicolor veelkleurig wielokolorowy wielobarwny kolorowy flerfärgad flerfarvet flerfarget monivärinen
    çok-renkli meerkleurig`,
};

/** Color words that are also common words or names. They count in a color column, not in a title. */
const ambiguousOfParents: Readonly<Record<string, string>> = {
  Black: 'sort sorte',
  White: 'wit vit vita vitt',
  Red: 'rot rode',
  Pink: 'rosa rose rosado rosada',
  Yellow: 'gul',
  Green: 'vert verts',
  Blue: 'marine marino marin',
  Purple: 'viola lila lilas mor',
  Gold: 'or oro ouro',
  Silver: 'argent plata',
  Multicolor: 'bunt',
};

const byWord = (parents: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parents).flatMap(([parent, words]) => words.split(/\s+/).map((word) => [word, parent])),
  );

/** Word -> parent color, for words that mean a color in any text. */
export const foreignWords: Readonly<Record<string, string>> = byWord(wordsOfParents);
export const ambiguousWords: Readonly<Record<string, string>> = byWord(ambiguousOfParents);

/** English palette word -> its foreign words. */
const shadesInEnglish: Readonly<Record<string, string>> = {
  anthracite: 'anthrazit antrasit',
  graphite: 'graphit grafit grafitowy grafitowa grafitowe grafiet grafito grafite',
  charcoal: 'grafiittinen melanż',
  mocha: 'mokka moka mokkabraun',
  lilac: 'flieder liliowy liliowa liliowe syreeni',
  mauve: 'malva malve',
  coral: 'koralle corail corallo koraal koralowy koralowa koralowe korall koral koralli korallenrot',
  copper: 'kupfer cuivre cobre rame koper miedziany koppar kobber kupari',
  salmon: 'somon lachs saumon salmón salmone zalm łososiowy łososiowa łososiowe lax laks lohi',
  plum: 'mürdüm pflaume ciruela prugna pruim śliwkowy śliwkowa śliwkowe plommon blomme luumu',
  ochre: 'ocker ocre ocra oker ochra',
  mustard: 'hardal senf mostaza senape mosterd musztardowy musztardowa musztardowe senap sennep sinappi',
  rust: 'kiremit rouille óxido ruggine roest rudy ruda rdzawy ruoste',
  ivory: 'ekru ivoire elfenbein marfil avorio ivoor elfenben norsunluu écru crudo naturalny',
  'off white': 'offwhite råhvid råvit benvit naturvit luonnonvalkoinen wollweiß',
  cream: 'panna kerma gräddvit',
  sand: 'arena zand piasek piaskowy hiekka sable',
  khaki: 'caqui',
  burgundy: 'burdeos bourgogne burgunder burgund',
  olive: 'oliwkowy oliwkowa oliwkowe oliva oliven olijf oliivi',
  mint: 'minze menthe menta miętowy miętowa miętowe mynta mynte minttu munt',
  cobalt: 'kobalt kobaltowy kobaltowa kobaltowe cobalto kobolt koboltti',
  camel: 'cammello kamel camelowy camelowa kameli kameel camello',
  honey: 'honig miel miele miodowy miodowa honning honung hunaja',
  fuchsia: 'fucsia fuşya fuksja fuksjowy fuksia',
  natural: 'natur naturell naturalne naturfarvet naturfarben luonnonväri',
  stone: 'stein pierre piedra pietra kamienny',
  turquoise: 'turkoosi turkuaz',
  petrol: 'petróleo pétrole petrooli petrolblau',
  cognac: 'koniak koniakowy konjakki',
  taupe: 'tortora topo vizon',
  blush: 'cipria pudra pudrowy pudrowa puder rosé',
  cornflower: 'chabrowy chabrowa chabrowe',
  walnut: 'nuss noix',
  leather: 'cuoio cuero',
  violet: 'violeta',
  lavender: 'lavendel lavande lavanda lawendowy laventeli',
  chocolate: 'schoko schokolade czekoladowy choklad chokolade suklaa',
  silver: 'silberfarbig',
};

/** Foreign word -> English word, for words that mean a color in any text. */
export const foreignShades: Readonly<Record<string, string>> = byWord(shadesInEnglish);

/** Foreign shades that are also common words or names. They are not colors in a title. */
export const ambiguousShades: ReadonlySet<string> = new Set(
  `stein pierre piedra pietra natur arena topo lax laks lohi rame koper puder miel nuss noix panna ruda rudy malva oliva oliven menta munt senf
  kamel olijf ciruela cobre moka marfil lavande miele prugna zand honig`.split(/\s+/),
);

/** Ends of compounds -> parent color: 'dunkelblau', 'lichtgrijs', 'mörkgrön', 'tummansininen'. */
const ends: Readonly<Record<string, string>> = {
  schwarz: 'Black',
  weiß: 'White',
  weiss: 'White',
  grau: 'Grey',
  braun: 'Brown',
  beige: 'Beige',
  rot: 'Red',
  rosa: 'Pink',
  gelb: 'Yellow',
  grün: 'Green',
  blau: 'Blue',
  lila: 'Purple',
  violett: 'Purple',
  orange: 'Orange',
  hvid: 'White',
  hvit: 'White',
  valkoinen: 'White',
  zwart: 'Black',
  grijs: 'Grey',
  bruin: 'Brown',
  rood: 'Red',
  roze: 'Pink',
  geel: 'Yellow',
  groen: 'Green',
  blauw: 'Blue',
  paars: 'Purple',
  grå: 'Grey',
  brun: 'Brown',
  röd: 'Red',
  rød: 'Red',
  gul: 'Yellow',
  grön: 'Green',
  grøn: 'Green',
  grønn: 'Green',
  blå: 'Blue',
  biały: 'White',
  szary: 'Grey',
  brązowy: 'Brown',
  czerwony: 'Red',
  różowy: 'Pink',
  żółty: 'Yellow',
  zielony: 'Green',
  niebieski: 'Blue',
  fioletowy: 'Purple',
  harmaa: 'Grey',
  ruskea: 'Brown',
  punainen: 'Red',
  keltainen: 'Yellow',
  vihreä: 'Green',
  sininen: 'Blue',
};
const darkAhead = 'dunkel|tief|donker|mörk|mørke?|tumman|ciemno';
const lightAhead = 'hell|licht|ljus|lyse?|vaalean|jasno|pastell?|zart';
// These endings also end other words, so they need a known beginning.
const otherAhead =
  'mittel|marine|navy|nacht|königs|royal|himmel|stahl|petrol|oliv|moos|wald|flaschen|mint|gras|wein|bordeaux|feuer|ziegel|rost|alt|zitronen|senfs?|senaps|senneps|gold|silber|creme|off|tomaten|kirsch|koralle?n?|vin|tegel|lax|laks|kastanie|oud|bleu';
const shortEnds = 'rot|rosa|gul|brun|lila|roze|orange|beige';
const longEnds = Object.keys(ends)
  .filter((end) => !shortEnds.split('|').includes(end))
  .join('|');
const inflection = '(?:e[rsnm]?|t|a)?';
const toned = new RegExp(`^(?:(${darkAhead})|(${lightAhead}))-?(${Object.keys(ends).join('|')})${inflection}$`, 'u');
const compound = new RegExp(
  `^(?:(?:${otherAhead})-?(${Object.keys(ends).join('|')})|\\p{L}{3,}-?(${longEnds}))${inflection}$`,
  'u',
);

const parentOf = (plain: string): string =>
  plain === 'gray' ? 'Grey' : plain.charAt(0).toUpperCase() + plain.slice(1);

/** A made-up color that ends in a plain one: 'viziorange', 'acidgreen'. 'Red' and 'tan' end too many other words. */
const inEnglish = /^\p{L}{3,}(black|white|brown|green|blue|orange|yellow|purple|pink|grey|gray)$/u;

/** Reads a color compound in English, a Germanic language or Finnish; null for other words. */
export const readCompound = (word: string): { parent: string; tone: 'dark' | 'light' | null } | null => {
  if (word.length < 6) return null;
  const tone = toned.exec(word);
  const english = tone ? null : inEnglish.exec(word)?.[1];
  const other = tone ? null : compound.exec(word);
  const parent = english ? parentOf(english) : ends[tone?.[3] ?? other?.[1] ?? other?.[2] ?? ''];
  if (parent === undefined) return null;
  if (tone?.[1]) return { parent, tone: 'dark' };
  return { parent, tone: tone ? 'light' : null };
};

const asColor = /(?:farben|farbig|farvet|farget|färgad|fargede?|kleurig)$/u;

/** 'lachsfarben' -> 'lachs'; null for a word without such an ending. */
export const stemOfColored = (word: string): string | null => (asColor.test(word) ? word.replace(asColor, '') : null);

/** Foreign words for dark and light. */
export const darkWords =
  /^(?:dark|dk|drk|deep|midnight|dunkel|dunkles|foncé|foncée|oscuro|oscura|scuro|scura|escuro|donker|ciemny|ciemna|ciemne|mörk|mørk|tumma|koyu)$/;
export const lightWords =
  /^(?:light|lt|lgt|pale|baby|pastel|soft|hell|helles|clair|claire|claro|clara|chiaro|chiara|licht|jasny|jasna|jasne|ljus|lys|vaalea|açık)$/;
