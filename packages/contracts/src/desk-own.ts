import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { longestDescription } from './desk-changes.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { countField, lineField, nameField, textField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { foldSpace, rules } from './text/text.ts';

const optionalLine = (max: number) => lineField(max).check(z.overwrite(foldSpace));

const badLink = own('desk.faults.productAddress');
const badCurrency = own('desk.faults.currencyLetters');
const badPicture = own('desk.faults.pictureGone');
const badStock = own('desk.faults.stock');

/** The most colors and sizes of a product by hand. */
export const mostOwnVariants = 200;

/** The most pictures of a product by hand. */
export const mostOwnPictures = 12;

const variant = z.object({
  color: optionalLine(60),
  size: optionalLine(40),
  /** How many are available; null if unknown. */
  stock: z.nullable(
    z.number(badStock).check(z.refine((count) => Number.isInteger(count) && count >= 0 && count <= 999_999, badStock)),
  ),
});

const ownFields = {
  title: nameField(own('desk.faults.titleMissing'), 300),
  brand: nameField(own('desk.faults.brandMissing'), 100),
  /** The path of a leaf of the category tree. */
  category: nameField(own('desk.faults.noKind'), 200),
  description: textField(longestDescription).check(z.trim()),
  /** Where the store sells it. */
  link: nameField(badLink, 2000).check(rules([(text) => /^https?:\/\/[^/\s]+\.[^/\s]+/i.test(text), badLink])),
  /** As text, such as 1,299.00. */
  price: nameField(own('desk.faults.priceMissing'), 20),
  /** The regular price if it is reduced, else ''. */
  retail_price: optionalLine(20),
  currency: z.string(badCurrency).check(rules([(text) => /^[A-Z]{3}$/.test(text), badCurrency])),
  /** Addresses of uploaded pictures, in order. */
  pictures: z
    .array(
      z
        .string(badPicture)
        .check(rules([(text) => /^\/shop-pictures\/[\da-f]{32}\/[\da-fx-]{3,40}$/.test(text), badPicture])),
      badPicture,
    )
    .check(z.maxLength(mostOwnPictures, `At most ${mostOwnPictures} pictures`)),
  variants: z
    .array(variant, own('desk.faults.variantsMissing'))
    .check(z.maxLength(mostOwnVariants, `At most ${mostOwnVariants} colors and sizes`)),
};

const ownProduct = z.object({
  id: z.number(),
  /** Send it back with a change. */
  version: z.number(),
  /** Its product in the catalogue. */
  product_id: z.nullable(z.number()),
  actor: z.string(),
  changed_at: z.string(),
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  description: z.string(),
  link: z.string(),
  price: z.string(),
  retail_price: z.string(),
  currency: z.string(),
  pictures: z.array(z.string()),
  variants: z.array(z.object({ color: z.string(), size: z.string(), stock: z.nullable(z.number()) })),
});

export type DeskOwnProduct = z.output<typeof ownProduct>;

export const listOwnProducts = endpoint({
  method: 'GET',
  url: '/api/desk/own-products',
  about: {
    access: 'feeds',
    summary: 'List the products of a store that staff wrote by hand',
    example: { querystring: { store: '1' } },
  },
  schema: { querystring: form({ store: idParam }), response: { 200: z.object({ data: z.array(ownProduct) }) } },
});

export const saveOwnProduct = endpoint({
  method: 'POST',
  url: '/api/desk/own-products/save',
  about: {
    access: 'feeds-change',
    summary: 'Add or change a product by hand',
    details:
      'Without `id` it is new. The shop lists it at once, and no import of a feed removes it. Returns 409 if it was changed since `version`, if a field cannot be read, or while the store is imported.',
    refusals: [409],
    example: {
      body: {
        ...{ store: 1, version: 0, title: 'Harbor Boots', brand: 'Quillmoor', category: 'women/shoes/boots' },
        ...{ description: '', link: 'https://quillmoor.example/harbor', price: '149.00', retail_price: '' },
        ...{ currency: 'USD', pictures: [], variants: [{ color: 'Black', size: 'US 8', stock: 3 }] },
      },
    },
  },
  schema: {
    body: form({
      store: idField,
      id: z.optional(idField),
      version: countField,
      ...ownFields,
    }),
    response: { 200: z.object({ message: z.string(), data: z.object({ id: z.number() }) }) },
  },
});

export const removeOwnProduct = endpoint({
  method: 'POST',
  url: '/api/desk/own-products/remove',
  about: {
    access: 'feeds-change',
    summary: 'Remove a product by hand from the shop',
    refusals: [409],
    example: { body: { store: 999999999, id: 999999999 } },
  },
  schema: { body: form({ store: idField, id: idField }), response: { 200: messageReply } },
});

export const addOwnStore = endpoint({
  method: 'POST',
  url: '/api/desk/own-products/store',
  about: {
    access: 'feeds-change',
    summary: 'Add a store without a feed',
    details: 'Its products are written by hand.',
    refusals: [409],
    example: { body: { name: 'Atelier', currency: 'USD' } },
  },
  schema: {
    body: form({ name: nameField(own('desk.faults.nameMissing'), 80), currency: ownFields.currency }),
    response: { 200: z.object({ message: z.string(), data: z.object({ id: z.number() }) }) },
  },
});
