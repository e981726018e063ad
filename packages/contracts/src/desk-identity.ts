import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { isCurrencyCode } from './identity/currency.ts';
import { isPlainLine, notPlainText, rules } from './text/text.ts';

const notACode = 'A currency is a code of three capital letters, such as EUR';

const currencyField = z.string(notACode).check(rules([isPlainLine, notPlainText], [isCurrencyCode, notACode]));

const change = z.object({
  to: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  at: z.string(),
  /** Why it failed. */
  reason: z.nullable(z.string()),
});

const identityState = z.object({
  /** The fields that environment variables set. They override the published identity. */
  fixed: z.array(z.object({ field: z.string(), variable: z.string(), value: z.string() })),
  currency: z.string(),
  /** In which feeds are scheduled. */
  time_zone: z.string(),
  /** The latest change of the currency, or null. */
  change: z.nullable(change),
});

export type IdentityState = z.output<typeof identityState>;

export const getIdentityState = endpoint({
  method: 'GET',
  url: '/api/desk/identity',
  about: {
    access: 'texts',
    summary: "Get the environment's settings of the identity, the currency, and its latest change",
  },
  schema: { response: { 200: z.object({ data: identityState }) } },
});

const currencyPreview = z.object({
  from: z.string(),
  to: z.string(),
  /** How much one unit of the old currency is worth in the new one. */
  rate: z.number(),
  source: z.enum(['ops', 'ecb']),
  day: z.string(),
  products: z.number(),
  targets: z.number(),
  /** Prices in currency units. */
  samples: z.array(z.object({ id: z.number(), title: z.string(), before: z.number(), after: z.nullable(z.number()) })),
});

export type CurrencyPreview = z.output<typeof currencyPreview>;

export const previewCurrency = endpoint({
  method: 'GET',
  url: '/api/desk/identity/currency',
  about: {
    access: 'ownership',
    summary: 'Preview prices in another currency',
    details: 'Saves nothing.',
    refusals: [409],
    example: { querystring: { to: 'EUR' } },
  },
  schema: {
    querystring: form({ to: currencyField }),
    response: { 200: z.object({ data: currencyPreview }) },
  },
});

export const changeCurrency = endpoint({
  method: 'POST',
  url: '/api/desk/identity/currency',
  about: {
    access: 'ownership',
    summary: 'Convert all prices to another currency',
    details:
      'A job does the work. Customers get no alerts, because no store changed a price. Returns 409 if CURRENCY is set or a rate is missing.',
    refusals: [409],
    example: { body: { to: 'EUR' } },
  },
  schema: { body: form({ to: currencyField }), response: { 200: messageReply } },
});

export const fetchExchangeRates = endpoint({
  method: 'POST',
  url: '/api/desk/rates/fetch',
  about: {
    access: 'feeds-change',
    summary: 'Fetch the exchange rates of the day',
    details: 'A job fetches them and converts prices. It does nothing if EXCHANGE_RATES_URL is none.',
  },
  schema: { response: { 200: messageReply } },
});
