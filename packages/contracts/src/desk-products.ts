import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, pageParam, textParam } from './fields/query-fields.ts';
import { atMost, isPlainLine, notPlainText, notUnseen, rules } from './text/text.ts';

/** Products on a page of the desk. */
export const deskPageSize = 50;

/** Products that one change may be of. */
export const mostChanged = 100_000;

/** What is listed: what the shop shows; what it has, but does not show; what staff say of in place of the feed. */
export const productStates = ['shown', 'off', 'changed'] as const;
export type ProductState = (typeof productStates)[number];

/** What staff may say of a product in place of its feed. */
export const overrideFields = ['title', 'brand', 'category', 'audience', 'color', 'pictures', 'hidden'] as const;
export type OverrideField = (typeof overrideFields)[number];

/** For whom a product is; `unisex` is listed under Men and under Women. */
export const audiences = ['women', 'men', 'unisex'] as const;

/** A whole brand or a whole store. */
export const subjectKinds = ['brand', 'store'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const stateField = z._default(z.enum(productStates, 'Choose a list'), 'shown');

const filterFields = {
  q: textParam,
  store: z.optional(idParam),
  brand: z.optional(idParam),
  category: textParam,
  state: stateField,
};

/** A product in a list of the desk. */
export const listedProduct = z.object({
  id: z.number(),
  /** The same for all offers that are one card. */
  cluster_id: z.number(),
  title: z.string(),
  brand: z.string(),
  store: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  image: z.nullable(z.string()),
  /** Null: available, count unknown. */
  stock: z.nullable(z.number()),
  is_shown: z.boolean(),
  /** The fields that staff say. */
  changed: z.array(z.string()),
});

export type ListedProduct = z.output<typeof listedProduct>;

/** Products by words of their titles, brands and stores, or by an id, SKU, GTIN or MPN; the newest first. */
export const listDeskProducts = endpoint({
  method: 'GET',
  url: '/api/desk/products',
  schema: {
    querystring: form({ ...filterFields, page: pageParam }),
    response: { 200: z.object({ data: z.array(listedProduct), total: z.number(), page_size: z.number() }) },
  },
});

const facts = z.object({
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  audience: z.nullable(z.string()),
});

const productColor = z.object({
  id: z.number(),
  name: z.string(),
  hexa: z.string(),
  /** The color as the feed has it, 0 where it tells none. */
  fed_id: z.number(),
  fed_name: z.string(),
  is_guess: z.boolean(),
});

const productPicture = z.object({
  /** The address in the feed, by which staff name it. */
  path: z.string(),
  /** What the shop shows; null where it shows nothing. */
  src: z.nullable(z.string()),
  color: z.string(),
  is_hidden: z.boolean(),
});

const change = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  field: z.string(),
  value: z.nullable(z.string()),
  scope: z.string(),
  total: z.number(),
  done: z.number(),
  is_finished: z.boolean(),
  is_undone: z.boolean(),
  /** Whether it may be undone: it is finished, and neither undone nor the undoing of another. */
  can_undo: z.boolean(),
});

export type DeskChange = z.output<typeof change>;

const deskProduct = z.object({
  id: z.number(),
  slug: z.string(),
  store: z.string(),
  store_id: z.number(),
  url: z.string(),
  /** The name as the feed has it. */
  name: z.string(),
  external_id: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  /** What the store quotes, in its own currency. */
  quoted: z.nullable(z.number()),
  currency: z.string(),
  stock: z.nullable(z.number()),
  is_shown: z.boolean(),
  /** Why it is not shown. */
  reasons: z.array(z.string()),
  shown: facts,
  /** What the feed says, where staff say otherwise. */
  fed: facts,
  colors: z.array(productColor),
  pictures: z.array(productPicture),
  sizes: z.array(z.string()),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Fields that staff say; colors as `color 12`, by the color as fed. */
  changed: z.array(z.string()),
  offers: z.array(z.object({ id: z.number(), store: z.string(), title: z.string() })),
  changes: z.array(change),
});

export type DeskProduct = z.output<typeof deskProduct>;

/** A product with what its feed says, what staff say, and what the shop shows. */
export const getDeskProduct = endpoint({
  method: 'GET',
  url: '/api/desk/product',
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: deskProduct }) } },
});

/** A row of a feed, with what was made of it. */
export const fedRow = z.object({
  line: z.number(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** How sure each fact is: certain, guessed or unknown. */
  facts: z.array(z.object({ name: z.string(), certainty: z.string(), value: z.string() })),
  notes: z.array(z.string()),
});

export type FedRow = z.output<typeof fedRow>;

/** The rows of a product in the last feed of its store, with what was derived from each. `reason` says why there are none. */
export const readFedRows = endpoint({
  method: 'GET',
  url: '/api/desk/product/feed',
  schema: {
    querystring: form({ id: idParam }),
    response: { 200: z.object({ data: z.array(fedRow), reason: z.nullable(z.string()) }) },
  },
});

const longestValue = 20_000;
const tooLong = 'This is too long';
const missing = 'Please enter a value';

const editFields = {
  field: z.enum(overrideFields, 'Choose what to change'),
  of: z._default(z.number('Must be a whole number').check(z.int(), z.minimum(0), z.maximum(999_999_999)), 0),
  value: z.nullable(
    z
      .string(missing)
      .check(
        rules(
          [(text) => text.trim() !== '', missing],
          atMost(longestValue, tooLong),
          [isPlainLine, notPlainText],
          notUnseen(missing),
        ),
        z.trim(),
      ),
  ),
};

const chosenFields = {
  /** These very products; else all that the filter finds. */
  ids: z.optional(z.array(idField, 'Must be a list of products').check(z.maxLength(1000, 'At most 1000 products'))),
  filter: z.optional(z.object(filterFields, 'Must be an object of filters')),
};

const tooLongTitle = 'At most 300 characters';

const hasFittingValue = ({ field, value }: { field: OverrideField; value: string | null }): boolean =>
  field === 'pictures' || (value?.length ?? 0) <= 300;

const editForm = <S extends Record<string, z.ZodMiniType>>(more: S) =>
  form({ ...editFields, ...chosenFields, ...more }).check(
    z.refine((body) => hasFittingValue(body as { field: OverrideField; value: string | null }), {
      message: tooLongTitle,
      path: ['value'],
    }),
  );

const sample = z.object({
  id: z.number(),
  title: z.string(),
  image: z.nullable(z.string()),
  before: z.string(),
  after: z.string(),
});

export type ChangeSample = z.output<typeof sample>;

/** How many products an edit would change, and some of them before and after it. Nothing is kept. */
export const previewChange = endpoint({
  method: 'POST',
  url: '/api/desk/products/preview',
  schema: {
    body: editForm({}),
    response: { 200: z.object({ data: z.object({ count: z.number(), samples: z.array(sample) }) }) },
  },
});

const changeReply = z.object({ message: z.string(), data: change });

/** Changes a field of products, or takes it back; `count` is what the preview said. */
export const changeProducts = endpoint({
  method: 'POST',
  url: '/api/desk/products/change',
  schema: { body: editForm({ count: z.optional(z.number('Must be a whole number')) }), response: { 200: changeReply } },
});

/** The last changes of products, brands and stores, the newest first, with how far they have come. */
export const listDeskChanges = endpoint({
  method: 'GET',
  url: '/api/desk/changes',
  schema: { response: { 200: z.object({ data: z.array(change) }) } },
});

/** Takes a change back; what somebody changed since stays. */
export const undoDeskChange = endpoint({
  method: 'POST',
  url: '/api/desk/changes/undo',
  schema: { body: form({ id: idField }), response: { 200: changeReply } },
});

const subject = z.object({ id: z.number(), name: z.string(), products: z.number(), is_off: z.boolean() });

export type DeskSubject = z.output<typeof subject>;

/** Brands or stores by name, with how many products the shop shows of each. */
export const listSubjects = endpoint({
  method: 'GET',
  url: '/api/desk/subjects',
  schema: {
    querystring: form({
      kind: z._default(z.enum(subjectKinds, 'Choose brand or store'), 'brand'),
      q: textParam,
      page: pageParam,
    }),
    response: { 200: z.object({ data: z.array(subject), total: z.number(), page_size: z.number() }) },
  },
});

/** Switches a brand or a store off, or on again. */
export const switchSubject = endpoint({
  method: 'POST',
  url: '/api/desk/subjects/switch',
  schema: {
    body: form({
      kind: z.enum(subjectKinds, 'Choose brand or store'),
      id: idField,
      is_off: z.boolean('is_off must be true or false'),
    }),
    response: { 200: changeReply },
  },
});

/** What a product may become: the leaves of the tree, and the palette. */
export const getDeskChoices = endpoint({
  method: 'GET',
  url: '/api/desk/choices',
  schema: {
    response: {
      200: z.object({
        data: z.object({
          categories: z.array(z.string()),
          colors: z.array(z.object({ id: z.number(), name: z.string(), hexa: z.string() })),
          stores: z.array(z.object({ id: z.number(), name: z.string() })),
        }),
      }),
    },
  },
});
