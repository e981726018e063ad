import { comparePlaces } from '@wearfolio/contracts/content/arrange-menu';
import { type MenuDraft, menuKey, standardMenu } from '@wearfolio/contracts/content/menu-draft';
import type { Category } from './dictionary.ts';

/** The published menu, which was validated when saved. */
export const menuOf = (published: (key: string) => unknown): MenuDraft =>
  (published(menuKey) as MenuDraft | null) ?? standardMenu;

/** The categories by the names and in the order of a menu. A category keeps its former name in addresses. */
export const inMenu = (categories: readonly Category[], menu: MenuDraft): readonly Category[] => {
  if (menu.order.length + menu.names.length === 0) return categories;
  const names = new Map(menu.names.map(({ path, name }) => [path, name]));
  const compare = comparePlaces(menu);
  return categories
    .map((category) => {
      const name = names.get(category.path);
      return name === undefined ? category : { ...category, name, formerName: category.name };
    })
    .sort((one, other) => one.level - other.level || compare(one.path, other.path));
};

type Named = { name: string; slug: string };

/** The categories along a path, top level first, by the names of the menu. */
export const namedInMenu = <T extends Named>(categories: readonly Category[], along: readonly T[]): T[] =>
  along.map((one, level) => {
    const path = along
      .slice(0, level + 1)
      .map(({ slug }) => slug)
      .join('/');
    return { ...one, name: categories.find((category) => category.path === path)?.name ?? one.name };
  });
