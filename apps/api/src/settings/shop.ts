import { resolve } from 'node:path';
import { isCountryCode, isCurrencyCode } from '@wearfolio/contracts/identity/currency';
import { type FixedIdentity, isMailbox, priceRules } from '@wearfolio/contracts/identity/identity';
import * as z from 'zod/mini';
import { isHttpUrl, listOf, rootDir, text, type Values, variable } from './variable.ts';

/** The day's reference rates of the European Central Bank. */
const standardRatesUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

const isShopName = (value: string): boolean => value.trim() === value && value.length <= 40;

const isRatesUrl = (value: string): boolean => value === 'none' || isHttpUrl(value);

export const shopVariables = {
  SHOP_NAME: variable('a name of at most 40 characters', z.optional(text(isShopName))),
  CURRENCY: variable('a code of three capital letters, such as USD', z.optional(text(isCurrencyCode))),
  COUNTRY: variable('a code of two capital letters, such as US', z.optional(text(isCountryCode))),
  PRICE_RULE: variable('lowest30 or store', z.optional(z.enum(priceRules))),
  MAIL_FROM: variable('a mailbox such as Wearfolio <hello@shop.example>', z.optional(text(isMailbox))),
  CONTACT_TO: variable('a mailbox such as hello@shop.example', z.optional(text(isMailbox))),
  SOCIAL_URLS: variable('addresses separated by commas, such as https://social.example/wearfolio', listOf(isHttpUrl)),
  PRICES_INCLUDE_VAT: variable('yes or no', z._default(z.enum(['yes', 'no']), 'no')),
  EXCHANGE_RATES_URL: variable(
    `an address such as ${standardRatesUrl}, or none`,
    z._default(text(isRatesUrl), standardRatesUrl),
  ),
  CONTENT_DIR: variable('a folder', z._default(z.string(), 'content')),
};

export type ShopSettings = {
  /** The part of the shop's identity that the environment sets. It takes precedence over what staff publish. */
  identity: FixedIdentity;
  /** Whether pages say that prices include value added tax. */
  pricesIncludeVat: boolean;
  /** The address of the reference rates. Null: they are not fetched. */
  exchangeRatesUrl: string | null;
  /** The folder of texts that the operator can replace. An absolute path. */
  contentDir: string;
};

const identityOf = (values: Values<typeof shopVariables>): FixedIdentity => ({
  ...(values.SHOP_NAME !== undefined && { name: values.SHOP_NAME }),
  ...(values.CURRENCY !== undefined && { currency: values.CURRENCY }),
  ...(values.COUNTRY !== undefined && { country: values.COUNTRY }),
  ...(values.PRICE_RULE !== undefined && { price_rule: values.PRICE_RULE }),
  ...(values.MAIL_FROM !== undefined && { mail_from: values.MAIL_FROM }),
  ...(values.CONTACT_TO !== undefined && { contact_to: values.CONTACT_TO }),
  ...(values.SOCIAL_URLS.length > 0 && { social_urls: values.SOCIAL_URLS }),
});

export const shopSettings = (values: Values<typeof shopVariables>): ShopSettings => ({
  identity: identityOf(values),
  pricesIncludeVat: values.PRICES_INCLUDE_VAT === 'yes',
  exchangeRatesUrl: values.EXCHANGE_RATES_URL === 'none' ? null : values.EXCHANGE_RATES_URL,
  contentDir: resolve(rootDir, values.CONTENT_DIR),
});
