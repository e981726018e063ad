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

/** The parts of the identity that are not in its document: fields set by the environment, and the currency. */
export const getIdentityState = endpoint({
  method: 'GET',
  url: '/api/desk/identity',
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

/** A preview of a change of the currency. Saves nothing. */
export const previewCurrency = endpoint({
  method: 'GET',
  url: '/api/desk/identity/currency',
  schema: {
    querystring: form({ to: currencyField }),
    response: { 200: z.object({ data: currencyPreview }) },
  },
});

/** Converts all prices to another currency. A job does the work. */
export const changeCurrency = endpoint({
  method: 'POST',
  url: '/api/desk/identity/currency',
  schema: { body: form({ to: currencyField }), response: { 200: messageReply } },
});
