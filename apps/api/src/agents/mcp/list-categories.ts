import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { pathOfMarket } from '@wearfolio/contracts/content/markets';
import * as z from 'zod';
import { browsePath } from '../../addresses/page-paths.ts';
import { categoryTree } from '../../catalogue/category-tree.ts';
import { AskInstead } from '../ask/ask-instead.ts';
import { tool } from './tool.ts';

type Node = { name: string; path: string; below: readonly Node[] };

// behavior.md#listing-rail: products of no known kind have no entry.
const unsorted = 'other';

const nodesOf = (tree: readonly CategoryEntry[]): Node[] =>
  tree
    .filter(({ slug }) => slug !== unsorted)
    .map((top) => ({
      name: top.name,
      path: top.slug,
      below: top.subCateg.map((middle) => ({
        name: middle.name,
        path: `${top.slug}/${middle.slug}`,
        below: middle.childSubCateg.map((leaf) => ({
          name: leaf.name,
          path: `${top.slug}/${middle.slug}/${leaf.slug}`,
          below: [],
        })),
      })),
    }));

const findNode = (nodes: readonly Node[], path: string): Node | undefined => {
  for (const node of nodes) {
    if (node.path === path) return node;
    const found = path.startsWith(`${node.path}/`) ? findNode(node.below, path) : undefined;
    if (found) return found;
  }
  return undefined;
};

const named = ({ name, path }: Node) => ({ name, path });

/** `list_categories`: one or two levels of the category tree. */
export const listCategories = tool({
  name: 'list_categories',
  title: 'List categories',
  description:
    'The categories that have products, with the paths that search_products takes. Without `within` the two upper levels, with it the categories below that path.',
  input: z.strictObject({
    within: z.string().trim().toLowerCase().max(200).optional().describe('Path of a category, such as women/shoes'),
  }),
  example: { within: 'women' },
  answer: async ({ app, publicUrl, market }, { within }) => {
    const nodes = nodesOf(await categoryTree(app.readDb(), app.catalogueIn(market)));
    if (within === undefined || within === '')
      return { categories: nodes.map((node) => ({ ...named(node), below: node.below.map(named) })) };
    const node = findNode(nodes, within);
    if (!node)
      throw new AskInstead(`There is no category "${within}". Begin with ${nodes.map(({ path }) => path).join(', ')}.`);
    return {
      ...named(node),
      url: publicUrl + pathOfMarket(market) + browsePath(node.path.split('/')),
      categories: node.below.map(named),
    };
  },
});
