import { stopAlerts } from '@wearfolio/contracts/favorites';
import { unsubscribe } from '@wearfolio/contracts/newsletter';
import { oneClickUrls } from '../../jobs/mail/one-click.ts';
import { deskPages } from '../../ops/desk-pages.ts';
import { aliases, pageRoutes, plainRoutes } from '../page-routes.ts';
import type { JsonSchema } from './json-schema.ts';

/** Groups of routes besides the calls of the API. */
export const otherGroups = [
  'Ways out',
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
  /** Names of form fields. */
  form?: readonly string[];
  security?: readonly JsonSchema[];
};

const html = 'text/html';

const pages = [...Object.values(pageRoutes).flat(), ...Object.values(plainRoutes).flatMap(({ paths }) => paths)];

const pageRoute = (url: string): OtherRoute => ({
  group: 'Pages',
  method: 'get',
  url,
  summary: 'A page of the shop; 404 when what it names does not exist',
  answers: { 200: html, 404: html },
});

const aliasRoute = ([url, path]: [string, string]): OtherRoute => ({
  group: 'Pages',
  method: 'get',
  url,
  summary: `Leads to ${path}`,
  answers: { 308: null },
});

const stopRoute = (callUrl: string, ...more: number[]): OtherRoute => ({
  group: 'Mail programs',
  method: 'post',
  url: oneClickUrls(callUrl)[1] ?? callUrl,
  summary: `The same as ${callUrl}, at the address in mails (RFC 8058)`,
  answers: { 200: 'application/json' },
  refusals: [400, 413, 415, ...more],
  form: ['List-Unsubscribe'],
});

const deskPage = (url: string): OtherRoute => ({
  group: 'Ops',
  method: 'get',
  url,
  summary: 'A page of the desk',
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

/** Every route of the server besides the calls of the API, as in OpenAPI. */
export const otherRoutes: readonly OtherRoute[] = [
  {
    group: 'Ways out',
    method: 'get',
    url: '/out/:product',
    summary: "Redirects to the product's page at its store, and counts shoppers' clicks",
    answers: { 302: null, 404: html, 503: html },
    example: '1',
  },
  stopRoute(stopAlerts.url, 429),
  stopRoute(unsubscribe.url),
  {
    group: 'Monitoring',
    method: 'get',
    url: '/metrics',
    summary: 'Metrics of this process and the shop in Prometheus format; 404 without OPS_TOKEN',
    answers: { 200: 'text/plain' },
    refusals: [401, 404, 429],
    example: 'wearfolio_database_up 1\n',
    security: [{ OpsToken: [] }],
  },
  ...deskPages.map(deskPage),
  file('/docs', 'The API reference as a page', html, 'Reference'),
  file('/docs/openapi.json', 'This document', 'application/json', 'Reference'),
  file('/docs/reference.css', 'The style sheet of the reference', 'text/css', 'Reference'),
  file('/robots.txt', 'The rules for search engines', 'text/plain', 'Search engines'),
  file('/sitemap.xml', 'The index of the sitemap', 'application/xml', 'Search engines'),
  file('/sitemaps/listings.xml', 'The listings', 'application/xml', 'Search engines'),
  {
    ...file(
      '/sitemaps/products-:part.xml',
      'Part of the sitemap: products, parts starting at 1',
      'application/xml',
      'Search engines',
    ),
    answers: { 200: 'application/xml', 404: html },
  },
  ...pages.map(pageRoute),
  ...Object.entries(aliases).map(aliasRoute),
  { ...file('/assets/:file', 'Scripts and styles of the pages', 'application/octet-stream'), refusals: [404] },
  { ...file('/pictures/:file', "The demo catalogue's pictures", 'image/avif'), refusals: [404] },
  {
    ...file('/store-pictures/:key/:name', 'Derived pictures of stores, as WebP or AVIF by Accept', 'image/webp'),
    refusals: [404],
  },
  { ...file('/shop-pictures/:hash/:name', 'Derived pictures that staff uploaded', 'image/webp'), refusals: [404] },
  { ...file('/content/pictures/:file', "The operator's pictures for the home page", 'image/avif'), refusals: [404] },
  {
    ...file('/icons/manifest.webmanifest', "The shop's name and icons, for home screens", 'application/manifest+json'),
    answers: { 200: 'application/manifest+json', 404: html },
  },
  { ...file('/icons/:file', 'Home screen icons', 'image/png'), answers: { 200: 'image/png', 404: html } },
];
