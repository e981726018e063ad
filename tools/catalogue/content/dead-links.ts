import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageKey } from '@wearfolio/contracts/content/content-body';
import { type CollectionDraft, collectionPrefix, isCurrent } from '@wearfolio/contracts/content/shelf-draft';
import type { Connection } from '../connection.ts';
import { readShown } from './shop-identity.ts';

/** Pages that are always there, by their paths. */
const fixedPages: ReadonlySet<string> = new Set([
  ...['/', '/search', '/brand', '/about', '/aboutUs', '/about-us', '/contact-us', '/contact-us-success', '/ranking'],
  ...['/accessibility', '/privacy-policy', '/login', '/login/forgot', '/signup', '/register-success', '/profile'],
  ...['/profile-edit', '/saved-searches', '/your-data', '/delete-account', '/change-email', '/my-favourite'],
  ...['/my-favorites', '/followed-brands', '/compare', '/reset-password/success-message', '/qmodal'],
]);

/** Collections that the shop fills itself, unless staff do. */
const ownCollections: ReadonlySet<string> = new Set([
  ...['weekly_product', 'featured_product', 'favorites', 'new', 'sale'],
]);

/** Files and calls, which are not pages. */
const files = /^\/(?:api|assets|pictures|store-pictures|shop-pictures|content|docs|icons)(?:\/|$)/;

const belowCategory = `
  EXISTS (SELECT FROM product JOIN category AS leaf ON leaf.id = category_id
    WHERE product.active AND (leaf.path = category.path OR starts_with(leaf.path, category.path || '/')))`;

const isCalled = '(lower(category.slug) = lower($1) OR lower(category.name) = lower($1))';

const queries = {
  product: `
    SELECT FROM product JOIN product AS offer USING (cluster_id) WHERE offer.active
      AND product.id = coalesce((SELECT product_id FROM former_product WHERE former_product.id = $1::int), $1::int)`,
  brand: `
    SELECT FROM brand JOIN product ON product.brand_id = coalesce(brand.shown_id, brand.id)
    WHERE product.active AND brand.slug = lower($1)`,
  store: 'SELECT FROM product JOIN store ON store.id = store_id WHERE active AND store.slug = lower($1)',
  collection: 'SELECT FROM collection WHERE key = $1',
  category: `SELECT FROM category WHERE ${isCalled} AND ${belowCategory}`,
  categoryBelow: `SELECT FROM category WHERE ${isCalled} AND starts_with(path, lower($2) || '/') AND ${belowCategory}`,
  categoryPath: `SELECT FROM category WHERE path = lower($1) AND ${belowCategory}`,
} as const;

const has = async (db: Connection, what: keyof typeof queries, ...values: string[]): Promise<boolean> =>
  ((await db.query(`${queries[what]} LIMIT 1`, values)).rowCount ?? 0) > 0;

/** When the links are followed, and the folder of the operator's texts. */
type Following = { contentDir: string; at: Date | null };

const isCollection = async (db: Connection, key: string, { at }: Following): Promise<boolean> => {
  if (ownCollections.has(key) || (await has(db, 'collection', key))) return true;
  const draft = (await readShown(db, collectionPrefix + key, at)) as CollectionDraft | null;
  return draft !== null && isCurrent(draft, at?.getTime() ?? Date.now());
};

const isCategory = (db: Connection, slugs: readonly string[]): Promise<boolean> => {
  const [first = '', second, third] = slugs;
  if (second === undefined) return has(db, 'category', first);
  if (second === 'secondary' && third !== undefined) return has(db, 'categoryBelow', third, first);
  return has(db, 'categoryPath', slugs.join('/'));
};

const isPage = async (db: Connection, slug: string, at: Date | null): Promise<boolean> =>
  (await readShown(db, pageKey(slug), at)) !== null;

/** Whether the shop has a text that it has no default for: published at the desk, or in the operator's folder. */
export const isText = async (
  db: Connection,
  slug: string,
  contentDir: string,
  at: Date | null = null,
): Promise<boolean> => (await isPage(db, slug, at)) || existsSync(join(contentDir, `${slug}.html`));

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

type Leads = (db: Connection, parts: readonly string[], following: Following) => Promise<boolean>;

const byName =
  (find: (db: Connection, name: string, following: Following) => Promise<boolean>): Leads =>
  async (db, [name, ...others], following) =>
    name !== undefined && others.length === 0 && find(db, name, following);

/** What the first part of a path stands for, by the parts that follow it. */
const kinds: ReadonlyMap<string, Leads> = new Map<string, Leads>([
  ['terms', async (db, parts, { contentDir, at }) => parts.length === 0 && isText(db, 'terms', contentDir, at)],
  ['imprint', async (db, parts, { at }) => parts.length === 0 && isPage(db, 'imprint', at)],
  ['page', byName((db, slug, { at }) => isPage(db, slug, at))],
  ['product', async (db, [id = '', ...others]) => others.length <= 1 && isId(id) && has(db, 'product', id)],
  ['out', byName(async (db, id) => isId(id) && has(db, 'product', id))],
  ['brand', byName((db, slug) => has(db, 'brand', slug))],
  ['store', byName((db, slug) => has(db, 'store', slug))],
  ['shared', byName(async () => true)],
  ['browse', async (db, slugs) => slugs.length > 0 && slugs.length <= 3 && isCategory(db, slugs)],
  [
    'shop',
    async (db, [key = '', category, ...others], following) => {
      if (others.length > 0) return false;
      if (category === undefined) return isCollection(db, key, following);
      return key === 'category' && isCategory(db, [category]);
    },
  ],
]);

const leadsTo = async (db: Connection, path: string, following: Following): Promise<boolean> => {
  if (fixedPages.has(path) || files.test(path)) return true;
  const [kind = '', ...parts] = path.slice(1).split('/').map(decodeURIComponent);
  return (await kinds.get(kind)?.(db, parts, following)) ?? false;
};

const pathOf = (href: string): string | null => {
  try {
    const { pathname } = new URL(href, 'https://shop.invalid');
    decodeURIComponent(pathname);
    return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  } catch {
    return null;
  }
};

/**
 * Returns those of some links that lead to no page of the shop, in their order. Links to other sites are not followed.
 * `contentDir` is the folder of the operator's texts. At a later time `at`, scheduled documents and collections are there.
 */
export const findDeadLinks = async (
  db: Connection,
  hrefs: readonly string[],
  contentDir: string,
  at: Date | null = null,
): Promise<string[]> => {
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    const isOwn = href.startsWith('/');
    const path = pathOf(href);
    if (isOwn && (path === null || !(await leadsTo(db, path, { contentDir, at })))) dead.push(href);
  }
  return dead;
};

const linkFields: ReadonlySet<string> = new Set(['href', 'explore']);

/** Returns all links of a home page: those of its sections, its brands, and its texts. */
export const linksOf = (body: unknown): string[] => {
  if (Array.isArray(body)) return body.flatMap(linksOf);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    if (linkFields.has(name) && typeof value === 'string') return [value];
    if (name === 'brands' && Array.isArray(value)) return value.map((slug) => `/brand/${encodeURIComponent(slug)}`);
    if (name === 'markdown') return [...String(value).matchAll(/\]\((\/[^\s)]*)/g)].map(([, href = '']) => href);
    return linksOf(value);
  });
};
