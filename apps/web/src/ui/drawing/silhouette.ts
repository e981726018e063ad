/** The line drawings that replace missing pictures. */
export const silhouettes = [
  'tee',
  'dress',
  'swimsuit',
  'trousers',
  'shorts',
  'skirt',
  'coat',
  'sock',
  'glove',
  'shoe',
  'boot',
  'sandal',
  'bag',
  'backpack',
  'hat',
  'glasses',
  'watch',
  'ring',
  'tent',
  'ski',
  'carabiner',
  'bottle',
  'vase',
  'tag',
] as const;

export type Silhouette = (typeof silhouettes)[number];

const words: readonly (readonly [Silhouette, RegExp])[] = [
  ['dress', /dress|gown|jumpsuit|bodysuit|playsuit|romper|onesie/],
  ['swimsuit', /swim|bikini/],
  ['skirt', /skirt/],
  ['coat', /coat|jacket|blazer|outerwear|parka|vest|gilet|suit/],
  ['shorts', /shorts/],
  ['sock', /sock|hosiery/],
  ['glove', /glove|mitten/],
  ['tee', /shirt|tee|top|blouse|camisole|knit|sweater|jumper|cardigan|hoodie|fleece|polo|activewear|clothing/],
  ['trousers', /trouser|pant|jean|denim|legging|chino|bottom|tight/],
  ['boot', /boot/],
  ['sandal', /sandal|flip-flop/],
  ['shoe', /shoe|sneaker|loafer|heel|pump|slipper|flat|footwear|trainer|clog|insole/],
  ['backpack', /pack|rucksack/],
  ['bag', /bag|tote|purse|clutch|wallet|luggage|basket/],
  ['hat', /hat|cap|beanie|headwear|helmet/],
  ['glasses', /sunglass|eyewear|goggle/],
  ['watch', /watch/],
  ['ring', /jewel|ring|necklace|bracelet/],
  ['tent', /tent|camping|sleeping/],
  ['ski', /skis|snow/],
  ['carabiner', /climbing|harness|rope|hardware/],
  ['bottle', /beauty|perfume|fragrance|skin|makeup|make-up|hair|lip|nail|bath|body|candle|scent/],
  ['vase', /home|decor|kitchen|bed|furniture|living|cushion|throw|vase|garden/],
];

/**
 * The drawing for a category path such as `women/shoes/boots`; the innermost known category decides. A swing tag
 * stands for all other kinds.
 */
export const silhouetteOf = (categoryPath: string): Silhouette => {
  for (const slug of categoryPath.toLowerCase().split('/').reverse()) {
    const match = words.find(([, pattern]) => pattern.test(slug));
    if (match) return match[0];
  }
  return 'tag';
};
