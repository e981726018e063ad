export const home = {
  'home.explore': 'Explore',
  'home.exploreNow': 'Explore Now',
  'home.items': 'items',
  'home.shopNow': 'Shop Now<hidden>: {name}</hidden>',
} as const;
