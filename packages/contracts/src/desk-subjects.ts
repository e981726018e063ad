import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { isOwnPath } from './content/place.ts';
import { changeReply } from './desk-changes.ts';
import { subjectKinds } from './desk-subject-list.ts';
import { endpoint } from './endpoint.ts';
import { nameField, textField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { shopPicture } from './identity/identity.ts';
import { rules } from './text/text.ts';

/** Characters of the text on the page of a brand or store. */
export const longestAbout = 600;

/** Characters of the name of a brand or store. */
export const longestName = 80;

const subject = z.object({
  id: z.number(),
  kind: z.enum(subjectKinds),
  name: z.string(),
  slug: z.string(),
  /** Its products in the shop. */
  products: z.number(),
  is_off: z.boolean(),
  text: z.string(),
  logo: shopPicture,
  /** Other names that feeds use for a brand: merged brands, with the change to undo, and those that staff added. */
  spellings: z.array(z.object({ name: z.string(), change: z.nullable(z.number()), is_mapped: z.boolean() })),
  /** Customers who follow a brand. */
  followers: z.number(),
  /** When a deleted store is removed, and the change to undo. */
  removal: z.nullable(z.object({ at: z.string(), change: z.nullable(z.number()) })),
  /** What the deletion of a store removes; null for a brand. */
  loss: z.nullable(
    z.object({
      products: z.number(),
      /** Of these products, how many another store sells too. */
      elsewhere: z.number(),
      favorites: z.number(),
      /** Customers with these favorites. */
      customers: z.number(),
      prices: z.number(),
      clicks: z.number(),
    }),
  ),
});

export type SubjectAbout = z.output<typeof subject>;

const kindField = z.enum(subjectKinds, own('desk.faults.noSubject'));

export const getSubject = endpoint({
  method: 'GET',
  url: '/api/desk/subject',
  about: {
    access: 'catalogue',
    summary: 'Get a brand or store as its page in the shop shows it',
    refusals: [404],
    example: { querystring: { kind: 'brand', id: '1' } },
  },
  schema: { querystring: form({ kind: kindField, id: idParam }), response: { 200: z.object({ data: subject }) } },
});

const aboutText = textField(longestAbout).check(z.trim());

const notUploaded = own('desk.faults.pictureElsewhere');

const logoField = z.nullable(
  z.object(
    {
      src: z.string(notUploaded).check(rules([isOwnPath, notUploaded])),
      width: z.number(notUploaded),
      height: z.number(notUploaded),
      alt: z.string(notUploaded),
    },
    notUploaded,
  ),
);

export const saveSubject = endpoint({
  method: 'POST',
  url: '/api/desk/subjects/save',
  about: {
    access: 'feeds-change',
    summary: 'Set logo and text of the page of a brand or store',
    refusals: [404],
    details: 'For a brand, requires a role that may change the catalogue.',
    example: { body: { kind: 'store', id: 1, text: 'Boots from the coast.', logo: null } },
  },
  schema: {
    body: form({ kind: kindField, id: idField, text: aboutText, logo: logoField }),
    response: { 200: z.object({ message: z.string() }) },
  },
});

const subjectName = nameField(own('desk.faults.nameMissing'), longestName);

export const renameSubject = endpoint({
  method: 'POST',
  url: '/api/desk/subjects/rename',
  about: {
    access: 'feeds-change',
    summary: 'Rename a brand or store',
    details:
      'Feeds may keep the former name. If a brand gets another address, the former one leads there. For a brand, requires a role that may change the catalogue.',
    refusals: [409],
    example: { body: { kind: 'store', id: 1, name: 'Nordvik' } },
  },
  schema: { body: form({ kind: kindField, id: idField, name: subjectName }), response: { 200: changeReply } },
});

export const mergeBrands = endpoint({
  method: 'POST',
  url: '/api/desk/brands/merge',
  about: {
    access: 'catalogue-change',
    summary: 'Merge a brand into another one',
    details: 'Products, also of later imports, followers and the address follow. Undo it as a change.',
    refusals: [409],
    example: { body: { id: 1, into: 2 } },
  },
  schema: { body: form({ id: idField, into: idField }), response: { 200: changeReply } },
});

export const deleteStore = endpoint({
  method: 'POST',
  url: '/api/desk/store/delete',
  about: {
    access: 'feeds-change',
    summary: 'Delete a store',
    details:
      'Its products leave the shop at once. A day later, the store is removed with its products, favorites and history. Until then, undo it as a change.',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: changeReply } },
});
