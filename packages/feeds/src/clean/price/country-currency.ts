const euro = 'at be bg cy de ee es eu fi fr gr hr ie it lt lu lv mt nl pt si sk';

const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.split(' ').map((country) => [country, 'EUR'])),
  ...{ se: 'SEK', dk: 'DKK', no: 'NOK', is: 'ISK', ch: 'CHF', uk: 'GBP', pl: 'PLN', cz: 'CZK', hu: 'HUF', ro: 'RON' },
  ...{ tr: 'TRY', au: 'AUD', nz: 'NZD', ca: 'CAD', us: 'USD', mx: 'MXN', br: 'BRL', jp: 'JPY', kr: 'KRW', in: 'INR' },
  ...{ za: 'ZAR', il: 'ILS', hk: 'HKD', sg: 'SGD', my: 'MYR', th: 'THB', ph: 'PHP', id: 'IDR' },
};

/** The currency of the country in whose domain a host is; null for domains of no country, and those sold as words (.co, .io). */
export const currencyOfCountry = (host: string): string | null =>
  currencies[host.slice(host.lastIndexOf('.') + 1).toLowerCase()] ?? null;
