import type { RawFields } from '../../raw-record.ts';
import { memo } from '../memo.ts';
import { linkTarget } from '../text/link-target.ts';
import { currencyOfCountry } from './country-currency.ts';
import { readPrice } from './price.ts';

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
