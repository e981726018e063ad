import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, pageParam, textParam } from './fields/query-fields.ts';
import { atMost, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from './text/text.ts';

/** Products per page of the desk. */
export const deskPageSize = 50;

/** Maximum products of one change. */
export const mostChanged = 100_000;

/** Lists of products: visible ones, hidden ones, and ones with an override by staff. */
export const productStates = ['shown', 'off', 'changed'] as const;
export type ProductState = (typeof productStates)[number];

/** The fields that staff can override. */
export const overrideFields = [
  'title',
  'brand',
  'category',
  'audience',
  'color',
  'description',
  'pictures',
  'hidden',
] as const;
export type OverrideField = (typeof overrideFields)[number];

/** Audiences of a product. `unisex` products are listed under both Men and Women. */
export const audiences = ['women', 'men', 'unisex'] as const;

/** What staff can switch off as a whole. */
export const subjectKinds = ['brand', 'store'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

const stateField = z._default(z.enum(productStates, own('desk.faults.noList')), 'shown');

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
  /** The same for all offers of a cluster. */
  cluster_id: z.number(),
  title: z.string(),
  brand: z.string(),
  store: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  image: z.nullable(z.string()),
  /** Null: available, but the count is unknown. */
  stock: z.nullable(z.number()),
  is_shown: z.boolean(),
  /** The fields that staff override. */
  changed: z.array(z.string()),
});

export type ListedProduct = z.output<typeof listedProduct>;

export const listDeskProducts = endpoint({
  method: 'GET',
  url: '/api/desk/products',
  about: {
    access: 'catalogue',
    summary: 'Search products by words or a number',
    details: '`state` selects visible products, hidden ones (`off`), or ones with overrides (`changed`).',
    example: { querystring: { q: 'rain jacket' } },
  },
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
  /** HTML with a few elements. */
  description: z.string(),
});

const productColor = z.object({
  id: z.number(),
  name: z.string(),
  hexa: z.string(),
  /** The id of the color in the feed; 0 if the feed has none. */
  fed_id: z.number(),
  fed_name: z.string(),
  is_guess: z.boolean(),
});

const productPicture = z.object({
  /** The address in the feed. It identifies the picture in overrides. */
  path: z.string(),
  /** The picture that the shop shows, or null. */
  src: z.nullable(z.string()),
  color: z.string(),
  is_hidden: z.boolean(),
  /** Whether staff added it. */
  is_own: z.boolean(),
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
  /** Whether the change can be undone: it is finished, was not undone, and is not itself an undo. */
  can_undo: z.boolean(),
});

export type DeskChange = z.output<typeof change>;

const deskProduct = z.object({
  id: z.number(),
  slug: z.string(),
  store: z.string(),
  store_id: z.number(),
  url: z.string(),
  /** The name in the feed. */
  name: z.string(),
  external_id: z.string(),
  /** Staff wrote it; no feed has it. */
  is_own: z.boolean(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  /** The store's price in its own currency. */
  quoted: z.nullable(z.number()),
  currency: z.string(),
  stock: z.nullable(z.number()),
  is_shown: z.boolean(),
  /** Why the offer is hidden. */
  reasons: z.array(z.string()),
  shown: facts,
  /** The feed's values of overridden fields. */
  fed: facts,
  colors: z.array(productColor),
  pictures: z.array(productPicture),
  sizes: z.array(z.string()),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The overridden fields. A color is `color 12`, with the id of the feed's color. */
  changed: z.array(z.string()),
  changes: z.array(change),
});

export type DeskProduct = z.output<typeof deskProduct>;

export const getDeskProduct = endpoint({
  method: 'GET',
  url: '/api/desk/product',
  about: {
    access: 'catalogue',
    summary: 'Get a product as fed, as overridden, and as shown',
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: deskProduct }) } },
});

/** A row of a feed and the facts derived from it. */
export const fedRow = z.object({
  line: z.number(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The certainty of each fact: certain, guessed or unknown. */
  facts: z.array(z.object({ name: z.string(), certainty: z.string(), value: z.string() })),
  notes: z.array(z.string()),
});

export type FedRow = z.output<typeof fedRow>;

export const readFedRows = endpoint({
  method: 'GET',
  url: '/api/desk/product/feed',
  about: {
    access: 'catalogue',
    summary: 'List the feed rows of a product',
    details: "Reads the store's latest feed for at most 20 seconds. `reason` explains why no row was found.",
    example: { querystring: { id: '1' } },
  },
  schema: {
    querystring: form({ id: idParam }),
    response: { 200: z.object({ data: z.array(fedRow), reason: z.nullable(z.string()) }) },
  },
});

const longestValue = 20_000;
const tooLong = own('desk.faults.tooLong');
const missing = own('desk.faults.valueMissing');

const editFields = {
  field: z.enum(overrideFields, own('desk.faults.noChange')),
  of: z._default(z.number(own('desk.faults.wholeNumber')).check(z.int(), z.minimum(0), z.maximum(999_999_999)), 0),
  value: z.nullable(
    z
      .string(missing)
      .check(
        rules(
          [(text) => text.trim() !== '', missing],
          atMost(longestValue, tooLong),
          [isPlainText, notPlainText],
          notUnseen(missing),
        ),
        z.trim(),
      ),
  ),
};

const chosenFields = {
  /** These products. Without it, all products that the filter matches. */
  ids: z.optional(
    z
      .array(idField, own('desk.faults.noProducts'))
      .check(z.maxLength(1000, own('desk.faults.products', { max: 1000 }))),
  ),
  filter: z.optional(z.object(filterFields, own('desk.faults.noFilters'))),
};

const tooLongTitle = own('desk.faults.characterLine', { max: 300 });

/** The most characters of a description. */
export const longestDescription = 10_000;

const isPictureList = (value: string): boolean => {
  try {
    const list: unknown = JSON.parse(value);
    return (
      Array.isArray(list) && list.every((one) => typeof one?.path === 'string' && typeof one.isHidden === 'boolean')
    );
  } catch {
    return false;
  }
};

const hasFittingValue = ({ field, value }: { field: OverrideField; value: string | null }): boolean => {
  if (value === null) return true;
  if (field === 'pictures') return isPictureList(value);
  return field === 'description' || (value.length <= 300 && isPlainLine(value));
};

const hasFittingDescription = ({ field, value }: { field: OverrideField; value: string | null }): boolean =>
  field !== 'description' || (value?.length ?? 0) <= longestDescription;

const editForm = <S extends Record<string, z.ZodMiniType>>(more: S) =>
  form({ ...editFields, ...chosenFields, ...more }).check(
    z.refine((body) => hasFittingValue(body as { field: OverrideField; value: string | null }), {
      message: tooLongTitle,
      path: ['value'],
    }),
    z.refine((body) => hasFittingDescription(body as { field: OverrideField; value: string | null }), {
      message: `At most ${longestDescription} characters`,
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

export const previewChange = endpoint({
  method: 'POST',
  url: '/api/desk/products/preview',
  about: {
    access: 'catalogue-change',
    summary: 'Preview a change of products',
    details: 'Saves nothing.',
    refusals: [409],
    example: { body: { field: 'brand', of: 0, value: 'Nordvik', ids: [1] } },
  },
  schema: {
    body: editForm({}),
    response: { 200: z.object({ data: z.object({ count: z.number(), samples: z.array(sample) }) }) },
  },
});

/** The reply to a change of the catalogue. */
export const changeReply = z.object({ message: z.string(), data: change });

export const changeProducts = endpoint({
  method: 'POST',
  url: '/api/desk/products/change',
  about: {
    access: 'catalogue-change',
    summary: 'Override a field of products, or remove the override',
    details:
      'A `value` of null removes the override. The first 500 products change immediately, a job changes the rest.',
    refusals: [409],
    example: { body: { field: 'brand', of: 0, value: 'Nordvik', ids: [1] } },
  },
  schema: {
    body: editForm({ count: z.optional(z.number(own('desk.faults.wholeNumber'))) }),
    response: { 200: changeReply },
  },
});

export const listDeskChanges = endpoint({
  method: 'GET',
  url: '/api/desk/changes',
  about: {
    access: 'catalogue',
    summary: 'List the latest changes of products, brands and stores',
  },
  schema: { response: { 200: z.object({ data: z.array(change) }) } },
});

export const undoDeskChange = endpoint({
  method: 'POST',
  url: '/api/desk/changes/undo',
  about: {
    access: 'feeds-change',
    summary: 'Undo a change',
    details:
      'Later changes of the same fields stay. For changes other than those of stores, requires a role that may change the catalogue.',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: changeReply } },
});

const subject = z.object({
  id: z.number(),
  name: z.string(),
  products: z.number(),
  is_off: z.boolean(),
  /** Whether staff deleted the store. */
  is_deleted: z.boolean(),
  /** Other names that feeds use for a brand. */
  spellings: z.array(z.string()),
});

export type DeskSubject = z.output<typeof subject>;

export const listSubjects = endpoint({
  method: 'GET',
  url: '/api/desk/subjects',
  about: {
    access: 'catalogue',
    summary: 'List brands or stores and whether they are switched off',
    example: { querystring: { kind: 'brand', q: 'nor' } },
  },
  schema: {
    querystring: form({
      kind: z._default(z.enum(subjectKinds, own('desk.faults.noSubject')), 'brand'),
      q: textParam,
      page: pageParam,
    }),
    response: { 200: z.object({ data: z.array(subject), total: z.number(), page_size: z.number() }) },
  },
});

export const switchSubject = endpoint({
  method: 'POST',
  url: '/api/desk/subjects/switch',
  about: {
    access: 'feeds-change',
    summary: 'Switch a brand or store off or on',
    details: 'For a brand, requires a role that may change the catalogue.',
    refusals: [409],
    example: { body: { kind: 'store', id: 1, is_off: true } },
  },
  schema: {
    body: form({
      kind: z.enum(subjectKinds, own('desk.faults.noSubject')),
      id: idField,
      is_off: z.boolean('is_off must be true or false'),
    }),
    response: { 200: changeReply },
  },
});

export const getDeskChoices = endpoint({
  method: 'GET',
  url: '/api/desk/choices',
  about: {
    access: 'catalogue',
    summary: 'List the values that products can be changed to',
  },
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
