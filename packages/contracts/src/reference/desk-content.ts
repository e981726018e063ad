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

/** A picture of 64 pixels square, half of it white. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUklEQVR42u3PQREAAAQAQVFEEUX/EkTw8tubK7Axz2X16wEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAcL0rT+m03c3F1QAAAABJRU5ErkJggg==';

/** The calls of the desk about the home page and pages. */
export const deskContentCalls = [
  describe(
    listContent,
    { querystring: { kind: 'page' } },
    {
      ...read,
      summary: 'The documents of a kind, and what the shop shows of them',
      details: 'Pages, the home page first; collections; or what staff say of the order of listings.',
    },
  ),
  describe(
    getContent,
    { querystring: { key } },
    { ...read, summary: 'The newest version of a document, as JSON, and its versions' },
  ),
  describe(
    saveContent,
    { body: { key, based_on: 0, body } },
    {
      ...write,
      summary: 'Writes a new version of a document',
      details:
        'Answers 409 with `errors.based_on` where somebody else saved a version after `based_on`. Nothing is overwritten.',
    },
  ),
  describe(getContentVersion, { querystring: { key, number: '1' } }, { ...read, summary: 'A version, as JSON' }),
  describe(
    publishContent,
    { body: { key, number: 1, at: null } },
    { ...write, summary: 'Has the shop show a version, now or at a time to come' },
  ),
  describe(
    withdrawContent,
    { body: { key, what: 'live' } },
    { ...write, summary: 'Takes a document out of the shop, or calls off what is scheduled' },
  ),
  describe(
    previewContent,
    { body: { key, body } },
    {
      ...write,
      summary: 'What the shop would show',
      details:
        'Nothing is kept. A home page is answered with its sections, a page as HTML, a collection or an order of a listing with its first products.',
    },
  ),
  describe(
    addContentPicture,
    { body: { name: 'half.png', data: picture } },
    {
      ...write,
      summary: "Brings a picture into the shop's formats and keeps it",
      details:
        'JPEG, PNG, GIF, WebP or AVIF in base64, of at most 25 MB and 50 megapixels, 40 pixels or more on each side.',
    },
  ),
];
