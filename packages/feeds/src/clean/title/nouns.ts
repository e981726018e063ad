// cspell:ignore boardshorts skorts henleys bralettes onesies springsuits fullsuits pfds
import { memo } from '../memo.ts';

const words = `
  shoes? boots? booties? sandals? sneakers? slippers? clogs? loafers? slip[-\\s]?ons? heels? flats?
  moccasins? mocs? trainers? flip[-\\s]flops? jackets? coats? parkas? anoraks? hood(?:y|ies?) vests?
  gilets? pullovers? sweaters? sweatshirts? cardigans? fleece shells? blazers? pants? trousers? jeans?
  shorts? capris? leggings? tights? bibs? skirts? dress(?:es)? tanks? tees? t-shirts? shirts? tops? polos?
  crews? bras? jerseys? gloves? mitts? beanies? caps? hats? socks? belts? scarf headbands? buffs?
  balaclavas? gaiters? packs? backpacks? bags? harness(?:es)? ropes? helmets? quickdraws? poles? lamps?
  headlamps? lanterns? crampons? carabiners? cams? camalots? probes? bivy tents? axes? tools? skins?
  skis? slings? cord purses? clutch(?:es)? wallets? handbags? sunglasses blouses? jumpsuits? tunics?
  swimsuits? bikinis? pajamas? robes? sweatpants joggers? duffels? duffles? toques? goggles bindings?
  snowboards? hammocks? stoves? bottles? flasks? tumblers? reservoirs? insoles? mittens? bottoms? boardshorts
  necklaces? earrings? bracelets? rings? pendants? bangles? anklets? chokers? pumps? mules? oxfords? espadrilles?
  bras? bralettes? underwear onesies? rompers? bodysuits? overalls? kimonos? nightgowns? scrubs breech(?:es)?
  jodhpurs? visors? bandanas? neckties? umbrellas? satchels? pouch(?:es)? wristlets? blankets?
  wetsuits? springsuits? fullsuits? pfds? quilts? spikes? slides? kayaks?
  half[-\\s]zips? quarter[-\\s]zips? full[-\\s]zips? devices? trunks skorts? ponchos? flannels? henleys? boxers? briefs? snowshoes? totes? transceivers?
`;

/** Matches product nouns. The color and size follow the last one in a name. */
export const nouns = new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|')})(?![\\w'’])`, 'gi');

/** Consecutive calls ask for the same names, so a small cache is enough. */
const fewNames = 200;

/** Returns the end positions of the product nouns in a text, in order. */
export const nounEnds = memo((text: string): readonly number[] => {
  const ends: number[] = [];
  nouns.lastIndex = 0;
  while (nouns.test(text)) ends.push(nouns.lastIndex);
  return ends;
}, fewNames);

/** Returns whether a text contains a product noun. */
export const hasNoun = (text: string): boolean => nounEnds(text).length > 0;

/** Returns the end of the last product noun in a text, or 0. */
export const lastNounEnd = (text: string): number => nounEnds(text).at(-1) ?? 0;
