import type { RawFields } from '../../raw-record.ts';
import { memo } from '../memo.ts';
import { linkTarget } from '../text/link-target.ts';
import { readPrice } from './price.ts';

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
const currencyOfCountry = (host: string): string | null =>
  currencies[host.slice(host.lastIndexOf('.') + 1).toLowerCase()] ?? null;

/** Returns the currency of a row's shipping price: 'US:::9.00 USD'. */
const currencyOfShipping = memo((shipping: string): string | null => {
  const [first = ''] = shipping.split(/,(?!\d)/);
  const price = readPrice(first.slice(first.lastIndexOf(':') + 1), null);
  return typeof price === 'string' ? null : price.currency;
});

const currencyOfHost = memo(currencyOfCountry);
const hostOf = /^https?:\/\/([^/:?#]+)/i;
const mayHoldTarget = /=https?(?::|%3a)/i;

/**
 * Returns the currency that a row suggests without stating it: that of its shipping price, or of the country of its
 * link's domain. It is only ever proposed.
 */
export const suggestedCurrency = ({ shipping, link = '' }: RawFields): string | null => {
  const host = hostOf.exec(link)?.[1] ?? '';
  const target = mayHoldTarget.test(link) ? linkTarget(link)?.hostname : undefined;
  return (shipping ? currencyOfShipping(shipping) : null) ?? currencyOfHost(target ?? host);
};
