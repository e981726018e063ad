export const brands = {
  'brands.count': '{count, plural, one {# brand} other {# brands}}',
  'brands.favorites': 'Favorites',
  'brands.figures': 'Figures of {displayName}',
  'brands.firstLetter': 'First letter',
  'brands.myBrand': 'My brand: {displayName}',
  'brands.productsLive': 'Products live',
  'brands.recentChanges': 'Price and stock changes, last 30 days',
  'brands.search': '{count, plural, one {Search # brand} other {Search # brands}}',
  'brands.seePage': 'See its page',
  'brands.visitsStoresLast30Days': 'Visits to stores, last 30 days',
} as const;
