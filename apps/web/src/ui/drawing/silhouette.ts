/** The line drawings that replace missing pictures. */
export const silhouettes = [
  'tee',
  'dress',
  'trousers',
  'skirt',
  'coat',
  'shoe',
  'bag',
  'hat',
  'ring',
  'bottle',
  'vase',
] as const;

export type Silhouette = (typeof silhouettes)[number];

const words: readonly (readonly [Silhouette, RegExp])[] = [
  ['dress', /dress|gown|jumpsuit|bodysuit|playsuit|romper|swim|bikini|onesie/],
  ['skirt', /skirt/],
  ['coat', /coat|jacket|blazer|outerwear|parka|vest|gilet|suit/],
  ['tee', /shirt|tee|top|blouse|camisole|knit|sweater|jumper|cardigan|hoodie|fleece|polo/],
  ['trousers', /trouser|pant|jean|denim|short|legging|chino|bottom|sock|tight/],
  ['shoe', /shoe|sneaker|boot|sandal|loafer|heel|pump|slipper|flat|footwear|trainer|clog/],
  ['bag', /bag|tote|backpack|purse|clutch|wallet|luggage|basket|pack/],
  ['hat', /hat|cap|beanie|headwear|helmet/],
  ['ring', /jewel|ring|necklace|bracelet|watch|sunglass|eyewear/],
  ['bottle', /beauty|perfume|fragrance|skin|makeup|make-up|hair|lip|nail|bath|body|candle|scent/],
  ['vase', /home|decor|kitchen|bed|furniture|living|cushion|throw|vase|garden/],
];

/** The drawing for a category path such as `women/shoes/boots`; the innermost known category decides. */
export const silhouetteOf = (categoryPath: string): Silhouette => {
  for (const slug of categoryPath.toLowerCase().split('/').reverse()) {
    const match = words.find(([, pattern]) => pattern.test(slug));
    if (match) return match[0];
  }
  return 'tee';
};
