import { defaultLocale, locales } from '@wearfolio/messages/locales';
import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { isCountry } from '../identity/country.ts';
import { isCountryCode, isCurrencyCode } from '../identity/currency.ts';
import { rules } from '../text/text.ts';
import { isTaken } from './taken-prefixes.ts';

/** Size systems by which a market can name sizes first. */
export const marketSystems = ['EU', 'UK', 'US', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU', 'BR', 'MX', 'CN'] as const;

const notAPrefix = 'Use 2 to 20 lower-case letters, digits or hyphens, such as de';

const prefixField = z
  .string(notAPrefix)
  .check(
    rules(
      [(text) => text.length >= 2 && text.length <= 20 && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text), notAPrefix],
      [(text) => !isTaken(text), own('desk.faults.prefixTaken')],
    ),
  );

const notACountry = own('desk.faults.country');
const notACurrency = own('desk.faults.currencyCode');

/** What is wrong with a language that the shop does not have. */
export const notALanguage = `A language of the shop is one of ${locales.join(', ')}`;

/** A language of pages, markets and texts of stores. */
export const shopLanguage = z.enum(locales, notALanguage);

/** A market: a country with a language and a currency. Its pages stand under its prefix (behavior.md#markets-prefix). */
export const market = z.object({
  prefix: prefixField,
  country: z.string(notACountry).check(rules([isCountryCode, notACountry])),
  language: shopLanguage,
  currency: z.string(notACurrency).check(rules([isCurrencyCode, notACurrency])),
  /** Size systems by which sizes are named first, in this order. */
  sizes: z._default(z.array(z.enum(marketSystems, `A size system is one of ${marketSystems.join(', ')}`)), []),
  /** Whether pages say that prices include value added tax. */
  has_vat_note: z._default(z.boolean(), false),
});

export type Market = z.output<typeof market>;

const isTwice = (prefixes: readonly string[]): boolean => new Set(prefixes).size < prefixes.length;

/** Markets that were published, perhaps before a rule of `marketsDraft`. */
export const publishedMarkets = z.object({ markets: z.array(market) });

/** All markets but the first, which is the shop itself and has no prefix. */
export const marketsDraft = z.object({
  markets: z.array(market).check(
    z.maxLength(40, own('desk.faults.markets', { max: 40 })),
    z.refine((markets) => !isTwice(markets.map(({ prefix }) => prefix)), own('desk.faults.prefixTwice')),
    z.superRefine((markets, context) => {
      for (const [at, { country }] of markets.entries())
        if (isCountryCode(country) && !isCountry(country))
          context.addIssue({
            code: 'custom',
            path: [at, 'country'],
            message: own('desk.faults.noCountry', { country }),
          });
    }),
  ),
});

export type MarketsDraft = z.output<typeof marketsDraft>;

/** The first market, from the shop's own settings: without a prefix, and in the language of the specification. */
export const firstMarket = ({ country, currency }: { country: string; currency: string }): Market => ({
  ...{ prefix: '', country, language: defaultLocale, currency },
  sizes: [],
  has_vat_note: false,
});

/** The path below which the pages of a market stand; empty for the first market. */
export const pathOfMarket = (market: Pick<Market, 'prefix'> | null): string => (market ? `/${market.prefix}` : '');

/**
 * Splits the prefix of a market from a path. `market` is null for the first one, whose pages have no prefix.
 */
export const splitMarket = <M extends Pick<Market, 'prefix'>>(
  markets: readonly M[],
  path: string,
): { market: M | null; path: string } => {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  const market = first === '' ? undefined : markets.find(({ prefix }) => prefix === first);
  if (!market) return { market: null, path };
  const rest = path.slice(first.length + 1);
  return { market, path: rest.startsWith('/') ? rest : `/${rest}` };
};
