// cspell:ignore varilite
import type { Label } from '../golden-set.ts';
import { listExtracts, readLabels } from '../golden-set.ts';

/** The scale of a product's sizes. It determines the forms that a store can write. */
export type Scale =
  | 'shoes'
  | 'kids-shoes'
  | 'letters'
  | 'waists'
  | 'kids-clothes'
  | 'one'
  | 'gloves'
  | 'packs'
  | 'helmets'
  | 'ropes'
  | 'skis'
  | 'ski-boots'
  | 'poles'
  | 'sleeping'
  | 'tents'
  | 'none';

/** The true facts about a product. `about` is the store's description. */
export type Model = {
  brand: string;
  title: string;
  kinds: readonly string[];
  audience: 'women' | 'men' | 'kids' | null;
  scale: Scale;
  about: string;
};

// title | kinds | audience | scale | about. Invented in the style of real stores: many titles have no noun.
const invented = `
Corvus|shoes/climbing-shoes|men|shoes|An aggressive climbing shoe for steep limestone with sticky rubber and a downturned toe.
Corvus LV|shoes/climbing-shoes|women|shoes|The low volume version of our steep climbing shoe for narrow feet.
Halden VCS Climbing Shoe|shoes/climbing-shoes|men|shoes|All day comfort on the multi-pitch. Two straps.
Stratos Lace Rock Shoe|shoes/climbing-shoes|women|shoes|A stiff edging shoe for vertical rock.
Tindra Mid GTX|shoes/hiking-shoes,shoes/boots|women|shoes|A waterproof hiking boot with a supportive cuff and a grippy outsole.
Tindra Low Leather Hiking Shoe|shoes/hiking-shoes|women|shoes|Light on the trail.
Bruma Approach Shoe|shoes/hiking-shoes|men|shoes|Edging platform for the walk to the crag.
Skerry II Mid Boot|shoes/boots,shoes/hiking-shoes|men|shoes|Leather uppers and a welted sole.
Fellrunner 3 Trail Running Shoe|shoes/running-shoes|men|shoes|Cushioned for long days on rough trails.
Fellrunner 3 HD|shoes/running-shoes|women|shoes|A trail running shoe with a breathable knit and a wide toe box.
Aquila Sandal|shoes/sandals|women|shoes|Webbing straps and a contoured footbed.
Monte Extreme Mountaineering Boot|shoes/boots,shoes/hiking-shoes|men|shoes|Accepts step-in crampons. Insulated.
Loafa Slip-On|shoes/casual-shoes,shoes/loafers|women|shoes|Wool felt for the cabin.
Camp Moc|shoes/loafers,shoes/slippers,shoes/casual-shoes|men|shoes|Slide into these after the climb.
Pathfinder Chelsea Boot|shoes/boots|women|shoes|Oiled leather and a rubber sole.
Pebble Climbing Shoe|shoes/climbing-shoes|kids|kids-shoes|Room to grow for the youngest climbers.
Little Skerry Hiker|shoes/hiking-shoes,shoes/boots|kids|kids-shoes|Waterproof and easy to close.
Cornice Pro 120|outdoor/snow/snow-boots|men|ski-boots|An alpine ski boot with a heat moldable liner.
Nunatak Ski Touring Boot|outdoor/snow/snow-boots|women|ski-boots|Light and warm with a long range of motion.
Nimbus Down Hoody|clothing/jackets,clothing/sweatshirts-hoodies|men|letters|800 fill power.
Nimbus Down Vest|clothing/jackets|women|letters|800 fill power without the sleeves.
Gale Rain Jacket|clothing/jackets|women|letters|Three layers and taped seams.
Hatch Fleece Pullover|clothing/sweatshirts-hoodies|men|letters|Brushed inside.
Merle SS Tee|clothing/t-shirts|men|letters|Organic cotton.
Merle Tank Top|clothing/tops,clothing/t-shirts|women|letters|Organic cotton.
Brae Flannel Shirt|clothing/shirts|men|letters|Brushed twill.
Lode Sports Bra|clothing/activewear,clothing/underwear-socks|women|letters|Medium support.
Cairn Base Layer Crew|clothing/activewear|women|letters|Merino next to the skin.
Ordo Pant|clothing/trousers|men|waists|Stretch woven for climbing.
Ordo Jeans|clothing/jeans|men|waists|Denim that moves.
Ordo Short|clothing/shorts|men|waists|Seven pockets.
Lumen Tight|clothing/leggings,clothing/activewear|women|letters|High rise.
Kip Hooded Jacket|clothing/jackets|kids|kids-clothes|Warm and light.
Kip Rain Pant|clothing/trousers|kids|kids-clothes|Pull on and play.
Wick Hiking Sock|clothing/underwear-socks|null|letters|Cushioned heel and toe.
Rime Beanie|accessories/hats|null|one|Acrylic and wool.
Vane Trucker Hat|accessories/hats|null|one|Mesh back.
Kolk Glove|accessories/gloves|men|gloves|Goat leather palm.
Kolk Mitt|accessories/gloves|women|gloves|The warmest of the line.
Brink Belt|accessories/belts|men|letters|Webbing with a low buckle.
Traverse 45 Pack|outdoor/camping/packs|null|packs|Top lid and side pockets.
Scree Backpack|bags/backpacks,outdoor/camping/packs|null|packs|For days at the crag.
Torq Climbing Helmet|outdoor/climbing/protection-hardware|null|helmets|Foam over a shell.
Anvil Harness|outdoor/climbing/harnesses|men|letters|Four gear loops.
Arc Dry Rope|outdoor/climbing/ropes|null|ropes|Treated core and sheath.
Fen Sleeping Bag|outdoor/camping/sleeping|null|sleeping|Rated to freezing.
Isle Tent|outdoor/camping/tents|null|tents|Two doors and two vestibules.
Drift 98 Ski|outdoor/snow/skis|null|skis|Poplar core.
Carbon Trekking Poles|outdoor/gear/more-gear|null|poles|Flick locks.
Sprig Chalk Bag|outdoor/climbing/chalk-training|null|none|Stiff rim.
Nodus Carabiner|outdoor/climbing/protection-hardware|null|none|Keylock nose.
Beam 400 Headlamp|outdoor/camping/lighting|null|none|Rechargeable.
`;

const parse = (line: string): Omit<Model, 'brand'> => {
  const [title = '', kinds = '', audience = '', scale = '', about = ''] = line.split('|');
  const who = audience === 'null' ? null : (audience as Model['audience']);
  return { title, kinds: kinds.split(','), audience: who, scale: scale as Scale, about };
};

const scaleOf = ({ audience }: Label, kinds: readonly string[]): Scale | null => {
  const isKids = ['kids', 'girls', 'boys'].includes(audience ?? '');
  if (kinds.some((kind) => kind.includes('snow-boots'))) return 'ski-boots';
  if (kinds.every((kind) => /shoes/.test(kind))) return isKids ? 'kids-shoes' : 'shoes';
  return kinds.every((kind) => /^clothing\/(?:jackets|coats|sweat|t-shirts|tops|leggings)/.test(kind))
    ? 'letters'
    : null;
};

const ofLabel = (label: Label): Model | null => {
  const kinds = label.kind === null ? [] : [label.kind].flat();
  const scale = kinds.length === 0 ? null : scaleOf(label, kinds);
  if (scale === null || label.brand === null) return null;
  const who = label.audience === 'girls' || label.audience === 'boys' ? 'kids' : label.audience;
  const audience = who === 'women' || who === 'men' || who === 'kids' ? who : null;
  return { brand: label.brand, title: label.title, kinds, audience, scale, about: 'Made for long days outside.' };
};

/** The models of the labeled open AvantLink rows, without duplicates. */
const real = (): Model[] => {
  const labels = listExtracts()
    .filter(({ half, format }) => half === 'open' && format === 'avantlink-xml')
    .flatMap(readLabels);
  const models = labels.flatMap((label) => ofLabel(label) ?? []);
  return [...new Map(models.map((model) => [`${model.brand}|${model.title}`, model])).values()];
};

/** Real products as labeled by people, and invented ones of all kinds, with an empty `brand`. */
export const listModels = (): { real: Model[]; invented: Model[] } => ({
  real: real(),
  invented: invented
    .trim()
    .split('\n')
    .map((line) => ({ brand: '', ...parse(line) })),
});
