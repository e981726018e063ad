export const deskMarkets = {
  'desk.markets.add': 'Add a market',
  'desk.markets.before': 'Before a market opens',
  'desk.markets.country': 'Country, such as DE',
  'desk.markets.currency': 'Currency, such as EUR',
  'desk.markets.intro':
    'A market is a country with a language and a currency. Its pages stand below its prefix, and a page names the others. The shop itself is the first market.',
  'desk.markets.new': 'New market',
  'desk.markets.none': 'No markets are published here yet. The shop has only its first one.',
  'desk.markets.prefix': 'Prefix of addresses, such as de',
  'desk.markets.sizes': 'Sizes begin with',
  'desk.markets.sizesAsListed': 'As listed',
  'desk.markets.title': 'Markets',
  'desk.markets.vatNote': 'Pages say that prices include value added tax',
} as const;
