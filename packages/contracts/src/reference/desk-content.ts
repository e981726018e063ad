import {
  addContentPicture,
  getContent,
  getContentVersion,
  listContent,
  previewContent,
  publishContent,
  saveContent,
  withdrawContent,
} from '../desk-content.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403, 404] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 409] } as const;

const key = 'page/imprint';
const body = JSON.stringify({ title: 'Imprint', markdown: 'Ada Lovelace, Bath Road 1, London', is_in_footer: true });

/** The desk's calls for the documents of the shop. */
export const deskContentCalls = [
  describe(
    listContent,
    { querystring: { kind: 'page' } },
    {
      ...read,
      summary: 'List the documents of a kind with their published versions',
      details: 'Kinds are pages (the home page first), collections, orders of listings, and newsletters.',
    },
  ),
  describe(
    getContent,
    { querystring: { key } },
    { ...read, summary: 'Get the newest version of a document and the list of its versions' },
  ),
  describe(
    saveContent,
    { body: { key, based_on: 0, body } },
    {
      ...write,
      summary: 'Save a new version of a document',
      details:
        'Returns 409 with `errors.based_on` if another version was saved after `based_on`. Nothing is overwritten then.',
    },
  ),
  describe(
    getContentVersion,
    { querystring: { key, number: '1' } },
    { ...read, summary: 'Get a version of a document' },
  ),
  describe(
    publishContent,
    { body: { key, number: 1, at: null } },
    { ...write, summary: 'Publish a version now or at a future time' },
  ),
  describe(
    withdrawContent,
    { body: { key, what: 'live' } },
    { ...write, summary: 'Unpublish a document or cancel a scheduled version' },
  ),
  describe(
    previewContent,
    { body: { key, body } },
    {
      ...write,
      summary: 'Preview a document',
      details:
        'Saves nothing. Returns the sections of a home page, the HTML of a page or newsletter, or the first products of a collection or an ordered listing.',
    },
  ),
  describe(
    addContentPicture,
    { querystring: { name: 'half.png' } },
    {
      ...write,
      refusals: [401, 403],
      summary: 'Add a picture',
      details:
        'The body is the file, as `application/octet-stream`: JPEG, PNG, GIF, WebP or AVIF, at most 25 MB and 50 megapixels, at least 40 pixels on each side.',
    },
  ),
];
