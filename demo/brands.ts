/** A brand of the demo catalogue: its stores, and a sentence in its tone of voice. */
type DemoBrand = { name: string; stores: readonly string[]; voice: string };

const brand = (name: string, stores: string, voice: string): DemoBrand => ({ name, stores: stores.split(' '), voice });

export const brands: readonly DemoBrand[] = [
  brand(
    'Maison Aube',
    'net-thread atelier-nine',
    'Cut in a small studio that fits every sample on three different people before it says yes.',
  ),
  brand('Ostra', 'northbound atelier-nine', 'Ostra makes few things a season and keeps the good ones for years.'),
  brand('Vael', 'maison-direct', 'Each piece is bench-made by one person, whose initials are stamped inside.'),
  brand(
    'Calder',
    'maison-direct northbound',
    'Calder has lasted shoes by hand since the grandfather, and resoles them too.',
  ),
  brand(
    'Hollis & Fern',
    'net-thread',
    'Hollis & Fern buys its silk by the season and cuts it on the bias, which takes more cloth and falls better.',
  ),
  brand(
    'Plain Goods',
    'everyday-supply',
    'Plain Goods does the quiet things properly: heavy cloth, straight seams, no logo.',
  ),
  brand('Rowan Denim', 'everyday-supply northbound', 'Woven on old narrow looms and washed with very little water.'),
  brand(
    'Terra Sole',
    'saltwater-row northbound',
    'The footbed is pressed from cork and learns your foot within a week.',
  ),
  brand('Field Court', 'everyday-supply northbound', 'Drawn from the school court, built for the pavement.'),
  brand(
    'Monday Linen',
    'net-thread everyday-supply',
    'Monday Linen washes every piece before you do, so it arrives soft and will not shrink.',
  ),
  brand('Moss & Tide', 'saltwater-row', 'Made by the sea, for people who would rather be in it.'),
  brand('Orrin', 'maison-direct atelier-nine', 'Assembled, set and worn for a day in the workshop before it leaves.'),
  brand('Marelle', 'saltwater-row net-thread', 'Marelle packs for long lunches and late ferries.'),
  brand('Maren Holt', 'atelier-nine', 'Maren Holt cuts outerwear for people who walk to work.'),
  brand('Mirren', 'northbound', 'Knitted in the Borders on frames that clatter exactly as they did sixty years ago.'),
  brand('Minor Key', 'net-thread everyday-supply', 'Minor Key keeps the line clean and the price honest.'),
  brand('McAllister', 'northbound', 'Four generations of weaving, one mill, and a temper about shortcuts.'),
  brand('eVerde', 'everyday-supply saltwater-row', 'eVerde publishes what every piece is made of, down to the thread.'),
  brand('Abbot Thorne', 'northbound atelier-nine', 'Tailoring with the padding taken out and the shape left in.'),
  brand('Villa Corvo', 'atelier-nine', 'From a family workshop that would rather make one more than make one faster.'),
  brand('Anselm Voss', 'atelier-nine', 'Numbered, hand-finished and made to order in runs of thirty.'),
  brand('Kite & Clover', 'pocket-pine', 'Made to be handed down, with room on the label for three names.'),
  brand('Button Meadow', 'pocket-pine', 'Easy to pull on without help, which is half the joy of getting dressed.'),
  brand('Tumbleday', 'pocket-pine', 'Soles that bend where small feet bend.'),
  brand('Puddlewick', 'pocket-pine', 'Puddlewick tests everything on a hill, in April.'),
  brand('Halden & Wick', 'house-of-hours', 'Poured in batches of sixty and left to rest for a fortnight.'),
  brand('Orle', 'house-of-hours atelier-nine', 'Composed by one nose, in one room, without a deadline.'),
  brand(
    'Rue Velours',
    'house-of-hours net-thread',
    'Color first: the formula was changed nineteen times until it looked right in daylight.',
  ),
  brand('Fennel & Ash', 'house-of-hours', 'Short ingredient lists, cold-pressed oils, nothing that needs explaining.'),
  brand('Stillwater Pottery', 'house-of-hours', 'Thrown, trimmed and glazed by hand, so no two are quite alike.'),
  brand('Loom & Lantern', 'house-of-hours', 'Woven in a valley where every second house still has a loom.'),
  brand('Northfold', 'northbound everyday-supply', 'Northfold builds for weather and edits for town.'),
  brand('Harrow Lane', 'northbound everyday-supply', 'Single-needle seams and collars that sit up without being told.'),
  brand(
    'Palma Verano',
    'saltwater-row maison-direct',
    'Plaited by a cooperative of forty weavers, each piece two days of work.',
  ),
  brand('Aster & Gild', 'net-thread maison-direct', 'Cast from recycled metal and polished by hand.'),
  brand('Sorrel Eyewear', 'saltwater-row maison-direct', 'Every frame is tumbled for three days and adjusted by hand.'),
  brand('Filo Lento', 'net-thread northbound', 'The name means slow thread, and the loom keeps to it.'),
  brand('Cobbler Street', 'northbound maison-direct', 'Stitched, not glued, so a cobbler can open and mend them.'),
  brand(
    'Studio Parel',
    'net-thread atelier-nine',
    'Studio Parel takes one shape and draws it again until nothing is left over.',
  ),
  brand('Brindle Leather', 'maison-direct northbound', 'Cut from the back of the hide, where the leather is firmest.'),
];

const byName = new Map(brands.map((one) => [one.name, one]));

/** The brand with this name. Throws if it does not exist. */
export const brandOf = (name: string): DemoBrand => {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no demo brand '${name}'`);
  return found;
};
