import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';

/** Calls a day of a new partner, and the most that can be chosen. */
export const quotas = { standard: 10_000, highest: 10_000_000 } as const;

const partner = z.object({
  id: z.number(),
  name: z.string(),
  /** Its name in links (`partner=SLUG`) and figures. */
  slug: z.string(),
  quota_per_day: z.number(),
  /** Calls of today (UTC). */
  used: z.number(),
  /** The prefix of the market that it reads; empty for the first. */
  market: z.string(),
  terms: z.string(),
  paused_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type DeskPartner = z.output<typeof partner>;

export const listPartners = endpoint({
  method: 'GET',
  url: '/api/desk/partners',
  about: { access: 'settings', summary: 'List partners and their calls of today' },
  schema: { response: { 200: z.object({ data: z.array(partner) }) } },
});

const noName = own('desk.faults.partnerUnnamed');
const badQuota = `Enter a number of calls from 1 to ${quotas.highest.toLocaleString('en')}`;

const nameField = z
  .string(noName)
  .check(z.trim(), z.minLength(1, noName), z.maxLength(80, own('desk.faults.characters', { max: 80 })));
const quotaField = z.int(badQuota).check(z.positive(badQuota), z.maximum(quotas.highest, badQuota));
const termsField = z._default(
  z.string(own('desk.faults.termsMissing')).check(z.maxLength(2000, own('desk.faults.characters', { max: 2_000 }))),
  '',
);

const badMarket = 'Choose a market of the shop';
/** The prefix of a market; empty for the first. */
const marketField = z.string(badMarket).check(z.maxLength(20, badMarket));

const keyReply = z.object({
  message: z.string(),
  /** The key is never shown again. */
  data: z.object({ key: z.string(), slug: z.string() }),
});

export const addPartner = endpoint({
  method: 'POST',
  url: '/api/desk/partners/add',
  about: {
    access: 'ownership',
    summary: 'Add a partner and get its key, once',
    refusals: [409],
    example: { body: { name: 'Style Weekly', quota_per_day: 10_000, market: '', terms: '' } },
  },
  schema: {
    body: form({ name: nameField, quota_per_day: quotaField, market: z._default(marketField, ''), terms: termsField }),
    response: { 200: keyReply },
  },
});

export const changePartner = endpoint({
  method: 'POST',
  url: '/api/desk/partners/change',
  about: {
    access: 'ownership',
    summary: 'Change the quota, market or terms of a partner, or pause it',
    details: 'A pause takes effect within a second.',
    refusals: [409],
    example: { body: { id: 1, quota_per_day: 20_000, market: '', terms: '', is_paused: false } },
  },
  schema: {
    body: form({
      id: idField,
      quota_per_day: quotaField,
      market: z.optional(marketField),
      terms: termsField,
      is_paused: z.boolean('is_paused must be true or false'),
    }),
    response: { 200: messageReply },
  },
});

export const renewPartnerKey = endpoint({
  method: 'POST',
  url: '/api/desk/partners/key',
  about: {
    access: 'ownership',
    summary: 'Give a partner a new key; the old one ends',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: keyReply } },
});

export const removePartner = endpoint({
  method: 'POST',
  url: '/api/desk/partners/remove',
  about: {
    access: 'ownership',
    summary: 'Remove a partner and its key',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});
