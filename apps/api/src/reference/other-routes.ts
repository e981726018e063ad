import { stopAlerts } from '@wearfolio/contracts/favorites';
import { unsubscribe } from '@wearfolio/contracts/newsletter';
import { aliases, pageRoutes, plainRoutes } from '../addresses/page-routes.ts';
import { tools } from '../agents/mcp/tools.ts';
import { oneClickUrls } from '../jobs/mail/one-click.ts';
import { deskPages } from '../site/desk-pages.ts';
import type { JsonSchema } from './json-schema.ts';

/** Groups of routes besides the calls of the API. */
export const otherGroups = [
  'Store links',
  'Mail programs',
  'Monitoring',
  'Ops',
  'Reference',
  'Search engines',
  'Pages',
  'Files',
];

type OtherRoute = {
  group: string;
  method: 'get' | 'post';
  url: string;
  summary: string;
  /** The media type of each status, or null for a redirect. */
  answers: Readonly<Record<number, string | null>>;
  /** Statuses of JSON refusals, besides 503, which is JSON unless `answers` says otherwise. */
  refusals?: readonly number[];
  example?: string;
  /** The parameters of the query. */
  query?: Readonly<Record<string, { meaning: string; example: string }>>;
  /** Names of form fields. */
  form?: readonly string[];
  /** Examples of a JSON body. */
  json?: readonly [Readonly<Record<string, unknown>>, ...Readonly<Record<string, unknown>>[]];
  security?: readonly JsonSchema[];
};

const html = 'text/html';

const pages = [...Object.values(pageRoutes).flat(), ...Object.values(plainRoutes).flatMap(({ paths }) => paths)];

const pageRoute = (url: string): OtherRoute => ({
  group: 'Pages',
  method: 'get',
  url,
  summary: 'Get a page of the shop. Returns 404 if its product, listing or text does not exist.',
  answers: { 200: html, 404: html },
});

const aliasRoute = ([url, path]: [string, string]): OtherRoute => ({
  group: 'Pages',
  method: 'get',
  url,
  summary: `Redirect to ${path}`,
  answers: { 308: null },
});

const stopRoute = (callUrl: string, ...more: number[]): OtherRoute => ({
  group: 'Mail programs',
  method: 'post',
  url: oneClickUrls(callUrl)[1] ?? callUrl,
  summary: `Unsubscribe with one click from a mail program (RFC 8058). Does the same as ${callUrl}.`,
  answers: { 200: 'application/json' },
  refusals: [400, 413, 415, ...more],
  form: ['List-Unsubscribe'],
});

const deskPage = (url: string): OtherRoute => ({
  group: 'Ops',
  method: 'get',
  url,
  summary: 'Get a page of the desk',
  answers: { 200: html },
  refusals: [404],
});

const file = (url: string, summary: string, type: string, group = 'Files'): OtherRoute => ({
  group,
  method: 'get',
  url,
  summary,
  answers: { 200: type },
});

const toolListing = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

const toolCall = ({ name, example }: (typeof tools)[number]) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: example },
});

/** Every route of the server besides the calls of the API, as in OpenAPI. */
export const otherRoutes: readonly OtherRoute[] = [
  {
    group: 'Agents',
    method: 'post',
    url: '/mcp',
    summary: `Call a tool over the Model Context Protocol: ${tools.map(({ name }) => name).join(', ')}`,
    answers: { 200: 'application/json', 400: 'application/json' },
    refusals: [401, 403, 413, 415, 429],
    json: [toolListing, ...tools.map(toolCall)],
  },
  {
    group: 'Agents',
    method: 'get',
    url: '/mcp',
    summary: 'Opens no stream: the Model Context Protocol is served without sessions',
    answers: {},
    refusals: [403, 405],
  },
  file('/.well-known/ucp', 'Get the profile of the Universal Commerce Protocol', 'application/json', 'Agents'),
  file('/llms.txt', 'Get what the shop is and where a program may ask, as text', 'text/plain', 'Agents'),
  {
    group: 'Store links',
    method: 'get',
    url: '/out/:product',
    summary: "Redirect to the product's page at its store, and count the click",
    answers: { 302: null, 404: html, 503: html },
    example: '1',
    query: {
      partner: { meaning: 'The slug of the partner for whom the click counts too', example: 'style-weekly' },
      at: { meaning: 'The position in the listing, from 1', example: '7' },
    },
  },
  stopRoute(stopAlerts.url, 429),
  stopRoute(unsubscribe.url),
  {
    group: 'Monitoring',
    method: 'get',
    url: '/metrics',
    summary: 'Get metrics of this process and the shop in Prometheus format. Returns 404 if OPS_TOKEN is not set.',
    answers: { 200: 'text/plain' },
    refusals: [401, 404, 429],
    example: 'wearfolio_database_up 1\n',
    security: [{ OpsToken: [] }],
  },
  ...deskPages.map(deskPage),
  file('/docs', 'Get the API reference as a page', html, 'Reference'),
  file('/docs/openapi.json', 'Get this document', 'application/json', 'Reference'),
  file('/docs/reference.css', 'Get the style sheet of the reference', 'text/css', 'Reference'),
  { ...file('/sw.js', 'Get the service worker of the pages', 'text/javascript'), refusals: [404] },
  file('/robots.txt', 'Get the rules for robots', 'text/plain', 'Search engines'),
  file('/sitemap.xml', 'Get the index of the sitemap', 'application/xml', 'Search engines'),
  file('/sitemaps/listings.xml', 'Get the sitemap of listings', 'application/xml', 'Search engines'),
  {
    ...file(
      '/sitemaps/products-:part.xml',
      'Get a part of the sitemap of products. Parts start at 1.',
      'application/xml',
      'Search engines',
    ),
    answers: { 200: 'application/xml', 404: html },
  },
  ...pages.map(pageRoute),
  ...Object.entries(aliases).map(aliasRoute),
  { ...aliasRoute(['/.well-known/change-password', '/profile-edit']), answers: { 302: null } },
  { ...aliasRoute(['/favicon.ico', "the shop's icon"]), answers: { 302: null } },
  { ...file('/assets/:file', 'Get a script or style sheet of the pages', 'application/octet-stream'), refusals: [404] },
  { ...file('/pictures/:file', 'Get a picture of the demo catalogue', 'image/avif'), refusals: [404] },
  {
    ...file(
      '/store-pictures/:key/:name',
      "Get a derived picture of a store's product, as WebP or AVIF by the Accept header",
      'image/webp',
    ),
    refusals: [404],
  },
  { ...file('/shop-pictures/:hash/:name', 'Get a derived picture that staff uploaded', 'image/webp'), refusals: [404] },
  { ...file('/content/pictures/:file', "Get an operator's picture for the home page", 'image/avif'), refusals: [404] },
  {
    ...file(
      '/icons/manifest.webmanifest',
      "Get the web app manifest with the shop's name and icons",
      'application/manifest+json',
    ),
    answers: { 200: 'application/manifest+json', 404: html },
  },
  { ...file('/icons/:file', 'Get a home screen icon', 'image/png'), answers: { 200: 'image/png', 404: html } },
];
