import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { withoutHidden } from '@wearfolio/contracts/content/arrange-menu';
import { type Market, pathOfMarket } from '@wearfolio/contracts/content/markets';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { escape as escapeHtml } from 'html-escaper';
import { brandPath, browsePath, collectionPath, productPath, storePath } from '../../addresses/page-paths.ts';
import { wholeAddress } from '../../addresses/whole-address.ts';
import { categoriesReply } from '../../catalogue/category-tree.ts';
import { listFilledPromoted } from '../../catalogue/promoted.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { freshness } from '../../http/freshness.ts';
import type { Env } from '../../settings/env.ts';
import { listOwnPages, ownPagePath } from '../content/published-pages.ts';
import { listingChanges } from './listing-changes.ts';
import { listSitemapParts, listSitemapProducts } from './queries.ts';

type Entry = { path: string; lastChanged?: Date | undefined; image?: string | null };

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

const xmlOf = (
  list: 'sitemapindex' | 'urlset',
  item: 'sitemap' | 'url',
  publicUrl: string,
  entries: Entry[],
): string => {
  const lines = entries.map(({ path, lastChanged, image = null }) => {
    const picture = wholeAddress(publicUrl, image);
    const shown = picture ? `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>` : '';
    const changed = lastChanged ? `<lastmod>${lastChanged.toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escapeHtml(publicUrl + path)}</loc>${changed}${shown}</${item}>`;
  });
  const hasPictures = lines.some((line) => line.includes('<image:image>'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}"${hasPictures ? ` xmlns:image="${imageNamespace}"` : ''}>\n${lines.join('\n')}\n</${list}>\n`;
};

const listingsOf = (tree: readonly CategoryEntry[]): string[] =>
  tree.flatMap((top) => [
    browsePath([top.slug]),
    ...top.subCateg.flatMap((middle) => [
      browsePath([top.slug, middle.slug]),
      ...middle.childSubCateg.map((leaf) => browsePath([top.slug, middle.slug, leaf.slug])),
    ]),
  ]);

const shopsOf = async (catalogue: Catalogue): Promise<string[]> => {
  const { brand, store } = await catalogue.countAll();
  const { brands, stores } = catalogue.dictionary;
  return [
    ...[...stores.values()].filter(({ id }) => store.get(id)).map(({ slug }) => storePath(slug)),
    ...[...brands.values()].filter(({ id }) => brand.get(id)).map(({ slug }) => brandPath(slug)),
  ];
};

const robotsOf = (publicUrl: string, markets: readonly Market[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...[null, ...markets].flatMap((market) => [
      `Disallow: ${pathOfMarket(market)}/out/`,
      `Disallow: ${pathOfMarket(market)}/search`,
    ]),
    'Disallow: /mcp',
    '',
    `# What programs of shoppers may ask: ${publicUrl}/llms.txt`,
    ...[null, ...markets].map((market) => `Sitemap: ${publicUrl}${pathOfMarket(market)}/sitemap.xml`),
    '',
  ].join('\n');

type Options = Pick<Env, 'publicUrl'>;

/** `sitemap.xml` with its parts for each market, and `robots.txt`. Addresses use PUBLIC_URL, never the request. */
export const sitemapRoutes: FastifyPluginAsync<Options> = async (app, { publicUrl }) => {
  await app.register(freshness);
  const xml = 'application/xml; charset=utf-8';

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(publicUrl, app.markets())),
  );

  const originOf = ({ market }: FastifyRequest): string => publicUrl + pathOfMarket(market);

  app.get('/sitemap.xml', async (request, reply) => {
    const [products, changes] = await Promise.all([
      listSitemapParts(app.readDb(), app.destinationOf(request.market)),
      listingChanges(app.readDb(), app.catalogueIn(request.market)),
    ]);
    const parts = products.map(({ part, lastChanged }) => ({ path: `/sitemaps/products-${part}.xml`, lastChanged }));
    const listings = { path: '/sitemaps/listings.xml', lastChanged: changes.get('/') };
    return reply.type(xml).send(xmlOf('sitemapindex', 'sitemap', originOf(request), [listings, ...parts]));
  });

  app.get('/sitemaps/listings.xml', async (request, reply) => {
    const catalogue = app.catalogueIn(request.market);
    const [{ data, menu }, changes] = await Promise.all([
      categoriesReply(app.readDb(), catalogue),
      listingChanges(app.readDb(), catalogue),
    ]);
    const tree = withoutHidden(data, menu.hidden);
    const pages = listOwnPages(app).map(({ slug }) => ownPagePath(slug));
    const promoted = (await listFilledPromoted(catalogue)).map(collectionPath);
    const paths = ['/', ...promoted, ...listingsOf(tree), ...(await shopsOf(catalogue)), ...pages];
    const entries = paths.map((path) => ({ path, lastChanged: changes.get(path) }));
    return reply.type(xml).send(xmlOf('urlset', 'url', originOf(request), entries));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/products-:part(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const destination = app.destinationOf(request.market);
    const products = await listSitemapProducts(app.readDb(), Number(request.params.part), destination);
    if (products.length === 0) return reply.callNotFound();
    const entries = products.map(({ lastChanged, image, ...product }) => ({
      path: productPath(product),
      lastChanged,
      image,
    }));
    return reply.type(xml).send(xmlOf('urlset', 'url', originOf(request), entries));
  });
};
