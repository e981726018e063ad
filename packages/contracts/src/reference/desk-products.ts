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

/** The desk's calls for products, brands and stores. */
export const deskProductCalls = [
  describe(
    listDeskProducts,
    { querystring: { q: 'rain jacket' } },
    {
      ...read,
      summary: 'Search products by words or a number',
      details: '`state` selects visible products, hidden ones (`off`), or ones with overrides (`changed`).',
      refusals: [401, 403],
    },
  ),
  describe(
    getDeskProduct,
    { querystring: { id: '1' } },
    { ...read, summary: 'Get a product as fed, as overridden, and as shown', refusals: [401, 403, 404] },
  ),
  describe(
    readFedRows,
    { querystring: { id: '1' } },
    {
      ...read,
      summary: 'List the feed rows of a product',
      details: "Reads the store's latest feed for at most 20 seconds. `reason` explains why no row was found.",
      refusals: [401, 403],
    },
  ),
  describe(
    previewChange,
    { body: edit },
    {
      ...write,
      summary: 'Preview a change of products',
      refusals: [401, 403, 409],
    },
  ),
  describe(
    changeProducts,
    { body: edit },
    {
      ...write,
      summary: 'Override a field of products, or remove the override',
      details:
        'A `value` of null removes the override. The first 500 products change immediately, a job changes the rest.',
      refusals: [401, 403, 409],
    },
  ),
  describe(
    listDeskChanges,
    {},
    { ...read, summary: 'List the latest changes of products, brands and stores', refusals: [401, 403] },
  ),
  describe(undoDeskChange, { body: { id: 1 } }, { ...write, summary: 'Undo a change', refusals: [401, 403, 409] }),
  describe(
    listSubjects,
    { querystring: { kind: 'brand', q: 'nor' } },
    { ...read, summary: 'List brands or stores and whether they are switched off', refusals: [401, 403] },
  ),
  describe(
    switchSubject,
    { body: { kind: 'brand', id: 1, is_off: true } },
    { ...write, summary: 'Switch a brand or store off or on', refusals: [401, 403, 409] },
  ),
  describe(
    getDeskChoices,
    {},
    { ...read, summary: 'List the values that products can be changed to', refusals: [401, 403] },
  ),
];
