import type { CategoryEntry } from '../catalogue.ts';
import { isUnsortedTop } from '../listing/listing-scope.ts';
import type { MenuDraft } from './menu-draft.ts';

/** Compares the paths of sibling categories by their places in a menu. */
export const comparePlaces = ({ order }: Pick<MenuDraft, 'order'>): ((one: string, other: string) => number) => {
  const places = new Map(order.map((path, at) => [path, at]));
  const placeOf = (path: string): number => places.get(path) ?? order.length;
  return (one, other) => placeOf(one) - placeOf(other);
};

type Node = { slug: string; name: string };
type Arranging = { compare: (one: string, other: string) => number; names: ReadonlyMap<string, string> };

const arrange = <T extends Node>(nodes: readonly T[], parent: string, { compare, names }: Arranging) =>
  nodes
    .map((node) => ({ node, path: parent + node.slug }))
    .sort((one, other) => compare(one.path, other.path))
    .map(({ node, path }) => ({ node: { ...node, name: names.get(path) ?? node.name }, path }));

/** The category tree by the names and in the order of a menu. */
export const treeInMenu = (
  tree: readonly CategoryEntry[],
  { order, names }: Pick<MenuDraft, 'order' | 'names'>,
): CategoryEntry[] => {
  const arranging = { compare: comparePlaces({ order }), names: new Map(names.map(({ path, name }) => [path, name])) };
  return arrange(tree, '', arranging).map(({ node, path }) => ({
    ...node,
    subCateg: arrange(node.subCateg, `${path}/`, arranging).map((middle) => ({
      ...middle.node,
      childSubCateg: arrange(middle.node.childSubCateg, `${middle.path}/`, arranging).map((leaf) => leaf.node),
    })),
  }));
};

/** The tree without the branches at these paths, and without products of no known kind. */
export const withoutHidden = (tree: readonly CategoryEntry[], paths: readonly string[]): CategoryEntry[] => {
  const hidden = new Set(paths);
  return tree
    .filter(({ slug }) => !isUnsortedTop(slug) && !hidden.has(slug))
    .map(({ subCateg, ...top }) => ({
      ...top,
      subCateg: subCateg
        .filter(({ slug }) => !hidden.has(`${top.slug}/${slug}`))
        .map(({ childSubCateg, ...middle }) => ({
          ...middle,
          childSubCateg: childSubCateg.filter(({ slug }) => !hidden.has(`${top.slug}/${middle.slug}/${slug}`)),
        })),
    }));
};
