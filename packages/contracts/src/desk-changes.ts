import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { filterFields } from './desk-product-filter.ts';
import { endpoint } from './endpoint.ts';
import { countField, textField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { type OverrideField, overrideFields } from './override-fields.ts';
import { isPlainLine, notUnseen, rules } from './text/text.ts';

/** Maximum products of one change. */
export const mostChanged = 100_000;

/** A change by staff of products, brands or stores. */
export const change = z.object({
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

const longestValue = 20_000;
const tooLong = own('desk.faults.tooLong');
const missing = own('desk.faults.valueMissing');

const editFields = {
  field: z.enum(overrideFields, own('desk.faults.noChange')),
  of: z._default(countField, 0),
  value: z.nullable(
    textField(longestValue, { noText: missing, tooLong }).check(
      rules([(text) => text.trim() !== '', missing], notUnseen(missing)),
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
