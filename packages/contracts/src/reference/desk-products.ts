import {
  changeProducts,
  getDeskChoices,
  getDeskProduct,
  listDeskChanges,
  listDeskProducts,
  listSubjects,
  previewChange,
  readFedRows,
  switchSubject,
  undoDeskChange,
} from '../desk-products.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer' } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor' } as const;

const edit = { field: 'brand' as const, of: 0, value: 'Nordvik', ids: [1] };

/** The calls of the desk about products, brands and stores. */
export const deskProductCalls = [
  describe(
    listDeskProducts,
    { querystring: { q: 'rain jacket' } },
    {
      ...read,
      summary: 'Products for staff, by words or by a number',
      details: '`state` lists what the shop shows, what it does not show (`off`), or what staff changed (`changed`).',
      refusals: [401, 403],
    },
  ),
  describe(
    getDeskProduct,
    { querystring: { id: '1' } },
    { ...read, summary: 'What a feed says of a product, what staff say, and what is shown', refusals: [401, 403, 404] },
  ),
  describe(
    readFedRows,
    { querystring: { id: '1' } },
    {
      ...read,
      summary: 'The rows of a product in the last feed of its store',
      details: 'Looks through the whole feed, for at most twenty seconds. `reason` says why there are no rows.',
      refusals: [401, 403],
    },
  ),
  describe(
    previewChange,
    { body: edit },
    {
      ...write,
      summary: 'How many products a change would be of, and some of them before and after it',
      refusals: [401, 403, 409],
    },
  ),
  describe(
    changeProducts,
    { body: edit },
    {
      ...write,
      summary: 'Says something of products in place of their feeds, or takes it back',
      details: 'A `value` of null takes it back. The first 500 products follow at once, the others by a job.',
      refusals: [401, 403, 409],
    },
  ),
  describe(
    listDeskChanges,
    {},
    { ...read, summary: 'The last changes of products, brands and stores', refusals: [401, 403] },
  ),
  describe(undoDeskChange, { body: { id: 1 } }, { ...write, summary: 'Undoes a change', refusals: [401, 403, 409] }),
  describe(
    listSubjects,
    { querystring: { kind: 'brand', q: 'nor' } },
    { ...read, summary: 'Brands or stores, and whether they are switched off', refusals: [401, 403] },
  ),
  describe(
    switchSubject,
    { body: { kind: 'brand', id: 1, is_off: true } },
    { ...write, summary: 'Switches a brand or a store off or on', refusals: [401, 403, 409] },
  ),
  describe(getDeskChoices, {}, { ...read, summary: 'What a product may become', refusals: [401, 403] }),
];
