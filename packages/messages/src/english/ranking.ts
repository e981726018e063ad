export const ranking = {
  'ranking.adult': 'the product is for adults, when the search does not mention children',
  'ranking.collections':
    'We put together the collections on the home page, such as Editors Choice: by hand, or by a rule such as the newest products of different brands. Their pages say so. Nobody pays us for a place in them.',
  'ranking.editors':
    'In the default order of a list or a search, our editors may put chosen products first, move products up, or move them to the end. Nobody pays us for that, either. It changes neither which products are found nor the filter counts, and it never shows a product that doesn’t match your filters. A collection put together by hand opens in our editors’ order. None of this applies when you sort by price, by price with delivery or by price drop.',
  'ranking.editorsHead': 'What our editors place',
  'ranking.fresh': 'at most, for newness; it halves after {days} days',
  'ranking.head': 'of the weight of the word that names the product’s kind at the end of the title',
  'ranking.inCategory': 'the word names the category of the product',
  'ranking.inDetails': 'the word is in the description or the material, less in longer texts',
  'ranking.inNames': 'the word is in the name of the brand, store, category or color',
  'ranking.inTitle': 'the word is in the title, less in longer titles',
  'ranking.intro':
    'This page explains how products are ordered in this shop. It is generated from the shop’s ranking parameters.',
  'ranking.lists':
    'They start with the newest products, apart from those our editors place. You can also sort by price, by the price with delivery to the shop’s country, where products whose delivery cost is unknown come last, or by how much the price dropped in the last 30 days. When products tie, the one that has been in the shop longer comes first if you sort by price, price with delivery or price drop, and the newest one if you sort by newest.',
  'ranking.listsHead': 'Lists of categories, brands and stores',
  'ranking.near': 'of each of the above, for another spelling or a synonym',
  'ranking.paid':
    'Stores and brands can’t buy a better place. Some stores pay us a commission when you buy through our links. Listings and product pages say so. The commission changes neither the order nor the price.',
  'ranking.paidHead': 'Nobody can pay for a place',
  'ranking.personal':
    'The order is the same for everyone. If you enter your sizes, you can choose to see only what fits you. Nothing else about you changes a list.',
  'ranking.personalHead': 'Personalization',
  'ranking.phrase': 'of the weight of two words that are side by side in the title',
  'ranking.picture': 'the product has a picture',
  'ranking.popular': 'at most, for recent popularity, in ten steps',
  'ranking.recent':
    'Recent popularity comes from daily totals without personal data. A visit to a store’s page counts half after {visitDays} days. A favorite counts {factor} times as much as a visit, and half after {favoriteDays} days.',
  'ranking.repeated': 'the word occurs more than once',
  'ranking.search':
    'Products that match more of your search come first. Among those, available products come before sold-out ones. Then a score decides. It is the sum of the following points. Rare words count more than common ones.',
  'ranking.searchHead': 'Search results',
  'ranking.signal': '<b>{weight, number}</b>: {text}',
  'ranking.stores':
    'The product page lists the stores by price, lowest first, or by price with delivery if you choose so. Sold-out stores come last. The product’s card shows the lowest available price.',
  'ranking.storesHead': 'Products sold by several stores',
  'ranking.varied':
    'Among the first {places} products, a brand appears again only after {between} products of other brands, if their scores are within {percent} % of each other.',
} as const;
