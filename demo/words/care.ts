type Notes = { label: string; lines: readonly string[] };

const clothes: Notes = {
  label: 'Fit',
  lines: ['true to size', 'relaxed; take your usual size', 'easy through the body', 'neat; size up for a loose fit'],
};
const shoes: Notes = {
  label: 'Fit',
  lines: ['true to size', 'half sizes, take the next one up', 'generous at the toe'],
};
const goods: Notes = {
  label: 'Good to know',
  lines: ['arrives in a cotton bag', 'repaired for life by its makers', 'gift-wrapped on request'],
};
const beauty: Notes = {
  label: 'Good to know',
  lines: ['refill available', 'never tested on animals', 'the glass is taken back'],
};
const home: Notes = {
  label: 'Good to know',
  lines: ['small differences are part of the making', 'packed without plastic', 'made to order in 5 days'],
};

const groups: readonly (readonly [notes: Notes, care: readonly string[], kinds: string])[] = [
  [
    clothes,
    ['machine wash cool, dry flat', 'wash at 30, iron while damp', 'hand wash or a gentle cycle'],
    'wrap-dress camisole tee shirt trousers shorts pleated-skirt swimsuit',
  ],
  [clothes, ['wash rarely, inside out, cold'], 'jeans'],
  [clothes, ['hand wash cool, dry flat', 'air between wears, wash seldom'], 'jumper'],
  [clothes, ['dry clean once a season, brush in between', 'professional clean'], 'coat blazer bomber'],
  [shoes, ['wipe clean, let them rest a day', 'brush, then a little cream'], 'sneaker ankle-boot loafer pump sandal'],
  [
    goods,
    ['wipe with a soft cloth', 'a little neutral cream twice a year'],
    'tote shoulder-bag basket backpack belt hat sunglasses watch necklace earrings',
  ],
  [goods, ['hand wash cool, press under a cloth'], 'scarf'],
  [beauty, ['keep cool and out of the sun', 'best within 12 months of opening'], 'lipstick perfume'],
  [home, ['trim the wick to 5 mm'], 'candle'],
  [home, ['wash cool, dry in shade', 'air often, wash seldom'], 'cushion throw'],
  [home, ['rinse by hand'], 'vase'],
];

const byKind = new Map(
  groups.flatMap(([notes, care, kinds]) => kinds.split(' ').map((kind) => [kind, { notes, care }] as const)),
);

/** The last two lines of the list in a description, by kind of product. */
export const notesOf = (kind: string): { notes: Notes; care: readonly string[] } => {
  const found = byKind.get(kind);
  if (!found) throw new Error(`There are no care instructions for '${kind}'`);
  return found;
};
