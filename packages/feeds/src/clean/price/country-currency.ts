const euro = 'at be bg cy de ee es eu fi fr gr hr ie it lt lu lv mt nl pt si sk';

const currencies: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(euro.split(' ').map((country) => [country, 'EUR'])),
  ...{ se: 'SEK', dk: 'DKK', no: 'NOK', is: 'ISK', ch: 'CHF', uk: 'GBP', pl: 'PLN', cz: 'CZK', hu: 'HUF', ro: 'RON' },
  ...{ tr: 'TRY', au: 'AUD', nz: 'NZD', ca: 'CAD', us: 'USD', mx: 'MXN', br: 'BRL', jp: 'JPY', kr: 'KRW', in: 'INR' },
  ...{ za: 'ZAR', il: 'ILS', hk: 'HKD', sg: 'SGD', my: 'MYR', th: 'THB', ph: 'PHP', id: 'IDR' },
});

/**
 * Returns the currency of a host's country domain; null for generic domains and country domains sold as words (.co,
 * .io).
 */
export const currencyOfCountry = (host: string): string | null =>
  currencies[host.slice(host.lastIndexOf('.') + 1).toLowerCase()] ?? null;
