/**
 * Occasions, seasons and uses that stores seldom write down: the leaves of the tree that contain nothing else (`is`),
 * and those with many suitable products (`suits`). A key can list several words. `isAdult`: a child's product suits only
 * if the search says so.
 */
export type Occasion = { words: string; is?: string; suits?: string; isAdult?: true };

export const occasions: readonly Occasion[] = [
  {
    words: 'workout|gym|fitness|exercise|athletic|sport|sports|sporty',
    is: 'activewear',
    suits: 'sneakers|running-shoes|leggings|sweatshirts-hoodies',
  },
  { words: 'training', is: 'activewear', suits: 'sneakers|running-shoes|leggings' },
  { words: 'running|jogging', suits: 'running-shoes|activewear' },
  { words: 'yoga|pilates', suits: 'activewear|leggings' },
  {
    words: 'cocktail|evening|prom|gala|homecoming',
    suits: 'heels|clutches|dresses|jumpsuits|suits|formal-shoes|earrings|necklaces',
    isAdult: true,
  },
  {
    words: 'party|birthday',
    suits: 'heels|clutches|dresses|jumpsuits|suits|formal-shoes|earrings|necklaces',
  },
  {
    words: 'wedding|bridal|bridesmaid|bride|groom|ceremony',
    suits: 'heels|clutches|dresses|jumpsuits|suits|formal-shoes|ties|rings',
    isAdult: true,
  },
  {
    words: 'formal|smart|dressy|fancy|elegant',
    suits: 'suits|blazers|formal-shoes|heels|ties|shirts|dresses|clutches|loafers',
  },
  {
    words: 'office|work|business|professional|interview',
    suits: 'suits|blazers|shirts|trousers|formal-shoes|loafers|heels|messenger-bags|totes|ties|skirts',
    isAdult: true,
  },
  {
    words: 'beach|pool|vacation|holiday|resort|cruise|festival',
    suits:
      'swimwear|beach-fits|poolside-fits|breezy-tops|chill-shorts|sandals|trendy-sandals|straw-bags|beach-straw-bags|sunglasses|shorts',
  },
  {
    words: 'summer',
    suits: 'shorts|swimwear|sandals|trendy-sandals|t-shirts|breezy-tops|chill-shorts|beach-fits|sunglasses|straw-bags',
  },
  {
    words: 'winter|cold|snow|snowy',
    suits: 'coats|outerwear|knitwear|snow-boots|boots|scarves|gloves|sweatshirts-hoodies',
  },
  { words: 'autumn|fall', suits: 'coats|jackets|outerwear|knitwear|boots|scarves' },
  { words: 'casual|everyday|weekend', suits: 't-shirts|jeans|casual-shoes|sneakers|sweatshirts-hoodies|shorts' },
  { words: 'school|uniform', suits: '*/girls|*/boys|backpacks' },
];
