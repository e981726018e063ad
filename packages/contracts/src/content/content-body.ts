import { own } from '@wearfolio/messages/own';
import type * as z from 'zod/mini';
import { identityDraft } from '../identity/identity.ts';
import { homeDraft } from './home-draft.ts';
import { marketsDraft } from './markets.ts';
import { menuDraft, menuKey } from './menu-draft.ts';
import { newsletterDraft } from './newsletter-draft.ts';
import { longestSlug, pageDraft, pageSlug } from './page-draft.ts';
import { collectionDraft, collectionPrefix, merchandiseDraft, merchandisePrefix } from './shelf-draft.ts';

/** Key of the home page's document. */
export const homeKey = 'home';

/** Key of the document with the shop's name, logo, colors and other settings of its identity. */
export const identityKey = 'identity';

/** Key of the document with the currency of derived prices. The job that converts prices writes it. */
export const currencyKey = 'currency';

/** Key of the document with all markets but the first. */
export const marketsKey = 'markets';

const pagePrefix = 'page/';

/** Key of the document of the page with this slug. */
export const pageKey = (slug: string): string => pagePrefix + slug;

/** The slug of a page's document, or null for other documents. */
export const slugOfKey = (key: string): string | null =>
  key.startsWith(pagePrefix) ? key.slice(pagePrefix.length) : null;

/** Reserved: the API uses this slug for the home page. */
const taken = 'home';

/** Kinds of documents that exist more than once. The home page is listed with the pages. */
export const documentKinds = ['page', 'collection', 'merchandise', 'newsletter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const kinds = {
  page: { prefix: pagePrefix, name: pageSlug, schema: pageDraft },
  // Keys of the home page contain underscores.
  collection: { prefix: collectionPrefix, name: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, schema: collectionDraft },
  merchandise: { prefix: merchandisePrefix, name: pageSlug, schema: merchandiseDraft },
  newsletter: { prefix: 'newsletter/', name: pageSlug, schema: newsletterDraft },
} as const satisfies Record<DocumentKind, { prefix: string; name: RegExp; schema: z.ZodMiniType }>;

/** Documents that exist only once. */
const whole: Readonly<Record<string, z.ZodMiniType>> = Object.assign(Object.create(null), {
  [homeKey]: homeDraft,
  [identityKey]: identityDraft,
  [marketsKey]: marketsDraft,
  [menuKey]: menuDraft,
});

/** The key of the document with this kind and name. */
export const documentKey = (kind: DocumentKind, name: string): string => kinds[kind].prefix + name;

/** The kind and name of a document. Null for documents that exist only once, and for invalid keys. */
export const placeOfKey = (key: string): { kind: DocumentKind; name: string } | null => {
  const kind = documentKinds.find((one) => key.startsWith(kinds[one].prefix));
  return kind === undefined ? null : { kind, name: key.slice(kinds[kind].prefix.length) };
};

/** The part of the shop that a document belongs to, as rights name it: pages and the identity are texts. */
export const partOfKey = (key: string): 'merchandise' | 'settings' | 'texts' => {
  if (key === marketsKey) return 'settings';
  return key === identityKey || placeOfKey(key)?.kind === 'page' ? 'texts' : 'merchandise';
};

/** Whether this is a valid key of a document. */
export const isContentKey = (key: string): boolean => {
  if (key in whole) return true;
  const place = placeOfKey(key);
  if (place === null || place.name.length > longestSlug || !kinds[place.kind].name.test(place.name)) return false;
  return place.kind !== 'page' || place.name !== taken;
};

const schemaOf = (key: string): z.ZodMiniType => {
  const place = placeOfKey(key);
  return place ? kinds[place.kind].schema : (whole[key] ?? homeDraft);
};

/** Fields whose names in the document say nothing to staff. */
const plainNames: Readonly<Record<string, string>> = {
  alt: 'description',
  explore: 'link',
  eyebrow: 'line above',
  href: 'link',
  markdown: 'text',
  src: 'address',
  tagline: 'line above',
};

const nameOf = (field: string): string => plainNames[field] ?? field.replaceAll('_', ' ');

/** Names a place in a document as the desk counts: 'section 9, slide 1, headline'. */
const placeInWords = (path: readonly PropertyKey[]): string => {
  const words = path.flatMap((part, at) => {
    const next = path[at + 1];
    if (typeof part === 'number') return [];
    return typeof next === 'number' ? [`${String(part).replace(/s$/, '')} ${next + 1}`] : [nameOf(String(part))];
  });
  return words.join(', ');
};

/** The parsed body of a document, or one sentence that says what is wrong with it. */
export const readBody = (key: string, body: unknown): { data: unknown } | { wrong: string } => {
  const { data, error } = schemaOf(key).safeParse(body);
  if (!error) return { data };
  const [issue] = error.issues;
  const at = placeInWords(issue?.path ?? []);
  return { wrong: at === '' ? (issue?.message ?? own('desk.faults.noDocument')) : `${at}: ${issue?.message}` };
};
