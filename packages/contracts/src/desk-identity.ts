import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { isCurrencyCode } from './identity/currency.ts';
import { isPlainLine, notPlainText, rules } from './text/text.ts';

const notACode = own('desk.faults.currencyCode');

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
    access: 'feeds',
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

const rate = z.object({
  currency: z.string(),
  /** How much one unit is worth in the shop's currency. */
  rate: z.number(),
  /** Set by hand, or of the European Central Bank. */
  source: z.enum(['ops', 'ecb']),
  day: z.string(),
});

export const listExchangeRates = endpoint({
  method: 'GET',
  url: '/api/desk/rates',
  about: {
    access: 'feeds',
    summary: 'List the exchange rates that prices of stores need',
    details: 'Rates that were set by hand are listed even if no store needs them.',
  },
  schema: {
    response: {
      200: z.object({
        data: z.object({
          /** The shop's currency. */
          currency: z.string(),
          rates: z.array(rate),
          /** Currencies of feeds without a rate. Their rows are refused. */
          missing: z.array(z.string()),
        }),
      }),
    },
  },
});

const notARate = own('desk.faults.rate');

export const setExchangeRate = endpoint({
  method: 'POST',
  url: '/api/desk/rates/set',
  about: {
    access: 'feeds-change',
    summary: 'Set an exchange rate by hand, or use that of the European Central Bank again',
    details: 'It is worth `rate` units of the shop’s currency; null removes it. A job converts the prices.',
    refusals: [409],
    example: { body: { currency: 'AED', rate: 0.2723 } },
  },
  schema: {
    body: form({
      currency: currencyField,
      rate: z.nullable(z.number(notARate).check(z.refine((value) => value > 0 && value < 1e9, notARate))),
    }),
    response: { 200: messageReply },
  },
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
