import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { changeReply } from './desk-changes.ts';
import { endpoint } from './endpoint.ts';
import { form, idField } from './fields/fields.ts';
import { pageParam, textParam } from './fields/query-fields.ts';

/** What staff can switch off as a whole. */
export const subjectKinds = ['brand', 'store'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

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
