import { listCategories } from '@wearfolio/contracts/catalogue';
import { categoriesReply } from '../../catalogue/category-tree.ts';
import type { FirstData, Shop } from './page-metadata.ts';

type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The address at which the web app requests a reply, with parameters in alphabetical order. `values` are those that it
 * passes to `call`, lists without brackets. The web app sorts its own the same way before comparing.
 */
export const addressKey = (url: string, values: Values): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && (value !== '' || name === 'keyword')) query.append(name, value);
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, item);
  }
  const pairs = query.toString().split('&').sort().join('&');
  return pairs === '' ? url : `${url}?${pairs}`;
};

/** The category tree, which every page shows. */
export const treeData = async ({ readDb, catalogue }: Pick<Shop, 'readDb' | 'catalogue'>): Promise<FirstData> => ({
  [listCategories.url]: JSON.stringify(await categoriesReply(readDb(), catalogue)),
});
