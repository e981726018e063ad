import type * as z from 'zod/mini';
import { identityDraft } from '../identity/identity.ts';
import { homeDraft } from './home-draft.ts';
import { newsletterDraft } from './newsletter-draft.ts';
import { longestSlug, pageDraft, pageSlug } from './page-draft.ts';
import { collectionDraft, collectionPrefix, merchandiseDraft, merchandisePrefix } from './shelf-draft.ts';

/** The document that is the home page. */
export const homeKey = 'home';

/** The document that says what the shop is: its name, logo, colors and the like. */
export const identityKey = 'identity';

/** The document that says in which currency prices are derived. The job that derives them writes it. */
export const currencyKey = 'currency';

const pagePrefix = 'page/';

/** The document that is the page of this slug. */
export const pageKey = (slug: string): string => pagePrefix + slug;

/** The slug of a page's document; null for any other document. */
export const slugOfKey = (key: string): string | null =>
  key.startsWith(pagePrefix) ? key.slice(pagePrefix.length) : null;

/** No page is called so: the API has the home page there. */
const taken = 'home';

/** What documents are: the home page and pages, collections, orders of listings, or newsletters. */
export const documentKinds = ['page', 'collection', 'merchandise', 'newsletter'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const kinds = {
  page: { prefix: pagePrefix, name: pageSlug, schema: pageDraft },
  // Keys of the home page have an underscore.
  collection: { prefix: collectionPrefix, name: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, schema: collectionDraft },
  merchandise: { prefix: merchandisePrefix, name: pageSlug, schema: merchandiseDraft },
  newsletter: { prefix: 'newsletter/', name: pageSlug, schema: newsletterDraft },
} as const satisfies Record<DocumentKind, { prefix: string; name: RegExp; schema: z.ZodMiniType }>;

/** The documents of which there is one. */
const whole: Readonly<Record<string, z.ZodMiniType>> = { [homeKey]: homeDraft, [identityKey]: identityDraft };

/** The document of this kind and name. */
export const documentKey = (kind: DocumentKind, name: string): string => kinds[kind].prefix + name;

/** The kind and the name of a document; null of the home page and the identity, and of what is no document. */
export const placeOfKey = (key: string): { kind: DocumentKind; name: string } | null => {
  const kind = documentKinds.find((one) => key.startsWith(kinds[one].prefix));
  return kind === undefined ? null : { kind, name: key.slice(kinds[kind].prefix.length) };
};

/** Whether there may be a document of this key. */
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

/** What a document holds, or one sentence that says where it is wrong. */
export const readBody = (key: string, body: unknown): { data: unknown } | { wrong: string } => {
  const { data, error } = schemaOf(key).safeParse(body);
  if (!error) return { data };
  const [issue] = error.issues;
  const at = issue?.path.join('.') ?? '';
  return { wrong: at === '' ? (issue?.message ?? 'Not a document') : `${at}: ${issue?.message}` };
};
