// cspell:disable: words of clothes
import { hasNoun, nouns } from './nouns.ts';

const words = `
  ankle asymmetric asymmetrical athletic balloon baggy ballet band barrel basic batwing beaded bell belted block boat boatneck bodycon boho bootcut
  boucle bouclé bow box boxy braided brushed bubble bucket button buttoned buckle burnout cable calfskin camp canvas cap cape cargo cashmere casual
  chain chambray chelsea chenille chiffon chino chunky cinched classic collar collared colorblock combat convertible corduroy corset cotton
  curved cowl crepe crew crewneck crinkle crochet crop cropped cross crossbody crossover crystal curve cut cutout denim distressed dolman double down
  drape draped drawstring drop d'orsay elastic elegant embellished embossed embroidered eyelet faux felt fit fitted flap flare flared flat fleece floral
  flowy flutter fold foldover frayed french fringe fringed front full fur fuzzy gathered gauze gladiator graphic half halter heel heeled
  heavy heavyweight hem henley herringbone high hiking hoodie hooded hoop houndstooth jacquard jersey jogger keyhole kimono kitten knee knit knitted knot knotted lace
  laceless lambskin laser layered leather leg length lightweight linen lined long loose low lounge mary jane maxi merino mesh metal midi mid mini
  minimalist mock mockneck modal mohair mom moto muscle neck nubuck nylon organza oversized padded palazzo panel paper peasant
  pebbled pima peep pencil peplum perforated petite platform plaid pleat pleated plunge plush pocket pointed pointelle pointy ponte poplin puff puffer
  puffy quarter quilted racerback raglan ribbed rib ripped rise round ruched running ruffle ruffled ruffles sandal satin scallop scalloped scoop
  scuba seamless sequin sequined rhinestone shaker sheer shell sherpa shift shirred short shoulder side silk skater skinny sleeve sleeved sleeveless slim
  slip slingback slit slouchy slub smocked smooth soft spaghetti split square stacked stiletto straight strap strapless strappy stretch stretchy
  studded suede sueded sweetheart swing tailored tall tank tassel textured thermal thigh thong tie tiered toe top training trim trumpet tulle tweed twill
  twist twisted tube turtleneck utility vegan velour velvet vneck waffle waist waisted walking wash water-resistant waterproof wedge wide wool
  woven wrap zip zipper zippered`;

const describing: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

const people = /^(?:(?:wo)?men['’]?s|ladies|lady|kids['’]?|boys['’]?|girls['’]?|youth|unisex)$/iu;
const pieceOf = /[\p{L}\p{N}'’]+/gu;

/** Words that name a garment, shoe or bag at the end of a name, but only describe one elsewhere. */
const things =
  /^(?:crossbody|slingbacks?|hobo|cami|shacket|crewneck|jeggings?|stilettos?|wedges?|satchel|romper|turtleneck)$/i;

/** Returns whether a word at the end of a name names a product: 'Cardigan', 'Crossbody'. */
const isThing = (word: string): boolean => {
  nouns.lastIndex = 0;
  return things.test(word) || nouns.test(word);
};

/** Returns whether a word describes any garment, shoe or bag. */
export const isDescribing = (word: string): boolean =>
  people.test(word) ||
  isThing(word) ||
  (word.toLowerCase().match(pieceOf) ?? []).every((piece) => describing.has(piece) || hasNoun(piece));

/**
 * Returns whether words only describe a product and name its kind at the end ('Ribbed Knit Cardigan'), so that no word
 * among them can be a model's own name.
 */
export const isDescription = (text: string): boolean => {
  const all = text.split(' ').filter((word) => word !== '');
  return all.length > 0 && isThing(all.at(-1) ?? '') && all.every(isDescribing);
};
