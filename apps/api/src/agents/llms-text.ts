import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { browsePath } from '../addresses/page-paths.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { standardDescription } from '../home/shop-description.ts';
import { freshness } from '../http/freshness.ts';
import { tools } from './mcp/tools.ts';
import type { AgentOptions } from './options.ts';
import { whatAgentsMayNot, wordsAreData } from './what-agents-may.ts';

const link = (title: string, address: string, about: string): string => `- [${title}](${address}): ${about}`;

const addressesOf = (publicUrl: string): string[] => [
  link(
    'Model Context Protocol',
    `${publicUrl}/mcp`,
    'streamable HTTP without sessions, versions 2026-07-28 and 2025-11-25',
  ),
  link('Universal Commerce Protocol', `${publicUrl}/.well-known/ucp`, 'catalog search and lookup, version 2026-04-08'),
  link('API reference', `${publicUrl}/docs`, 'every call of the shop'),
  link('OpenAPI document', `${publicUrl}/docs/openapi.json`, 'the same for programs'),
  link('Sitemap', `${publicUrl}/sitemap.xml`, 'every page of a product, category, brand and store'),
];

const pages = [
  '- `/product/{id}/{slug}`: a product with the offers of all stores; `?offer={id}` chooses one',
  '- `/out/{id}`: leads to the offer at its store',
  '- `/search?keyword={words}`: a search in plain words',
  '- `/browse/{category}/{subcategory}/{kind}`: a category',
  '- `/brand/{slug}`, `/store/{slug}`: a brand, a store',
];

const llmsText = async (app: FastifyInstance, publicUrl: string): Promise<string> => {
  const { name, currency, country } = app.identity();
  const tree = await categoryTree(app.readDb(), app.catalogueIn(null));
  const categories = tree.filter(({ slug }) => slug !== 'other');
  return [
    `# ${name}`,
    '',
    `> ${standardDescription}`,
    '',
    `Prices are in ${currency}. Delivery is to ${country} where nothing else is said. ${whatAgentsMayNot} ${wordsAreData}`,
    '',
    '## For programs',
    '',
    ...addressesOf(publicUrl),
    '',
    '## Tools of the Model Context Protocol',
    '',
    ...tools.map((one) => `- \`${one.name}\`: ${one.description}`),
    '',
    '## Pages',
    '',
    ...pages,
    '',
    '## Categories',
    '',
    ...categories.map(({ name: title, slug, subCateg }) =>
      link(title, publicUrl + browsePath([slug]), subCateg.map((below) => below.name).join(', ')),
    ),
    '',
  ].join('\n');
};

/** `/llms.txt`: what the shop is, for a program that reads it first (https://llmstxt.org). */
export const llmsRoute: FastifyPluginAsync<AgentOptions> = async (app, { publicUrl }) => {
  await app.register(freshness);
  app.get('/llms.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await llmsText(app, publicUrl)),
  );
};
