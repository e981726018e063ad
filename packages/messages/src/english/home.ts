export const home = {
  'home.allOfBrand': 'All of {brand}',
  'home.brandsSideBySide': '{count, plural, one {# brand} other {# brands}}, side by side',
  'home.description':
    "{items, plural, one {# item} other {# items}} by {brands, plural, one {# brand} other {# brands}} from {stores, plural, one {# store} other {# stores}}, in one place. Buy at the store's own site.",
  'home.eachNewest': '{brands}, each with the newest of what it makes.',
  'home.explore': 'Explore',
  'home.exploreNow': 'Explore Now',
  'home.featuring': 'Featuring {brand}',
  'home.firstItems': 'The first items will arrive soon. Leave your address below to get our newsletter.',
  'home.highlights': 'Highlights',
  'home.items': 'items',
  'home.itemsFromBrands':
    '{items, plural, one {# item} other {# items}} from {brands, plural, one {# brand} other {# brands}}',
  'home.itemsFromStores':
    '{items, plural, one {# item} other {# items}} from {stores, plural, one {# store} other {# stores}}',
  'home.moreBrands': '{count, number} more',
  'home.newIn': 'New in',
  'home.plenty': 'Plenty to choose from',
  'home.shopNow': 'Shop Now<hidden>: {name}</hidden>',
} as const;
