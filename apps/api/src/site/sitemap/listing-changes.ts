import { brandPath, browsePath, storePath } from '../../addresses/page-paths.ts';
import { untilChanged } from '../../engine/until-changed.ts';
import { listListingChanges } from './queries.ts';

// A slug alone matches every category with that slug (behavior.md#listing-category).
const pathsTo = (slugs: readonly string[]): string[] => [
  ...slugs.map((slug) => browsePath([slug])),
  ...slugs.slice(1).map((_, at) => browsePath(slugs.slice(0, at + 2))),
];

/** When the content of a listing last changed, by the listing's path. `/` covers everything. */
export const listingChanges = untilChanged(
  async (db, { dictionary, destination = null }): Promise<ReadonlyMap<string, Date>> => {
    const { brands, stores } = dictionary;
    const categories = new Map(dictionary.categories.map(({ id, path }) => [id, path]));
    const changes = new Map<string, Date>();
    const note = (path: string, changed: Date): void => {
      const known = changes.get(path);
      if (known === undefined || known < changed) changes.set(path, changed);
    };
    for (const { categoryId, brandId, storeId, lastChanged } of await listListingChanges(db, destination)) {
      const category = categories.get(categoryId ?? 0);
      const [brand, store] = [brands.get(brandId ?? 0), stores.get(storeId ?? 0)];
      for (const path of ['/', ...pathsTo(category?.split('/') ?? [])]) note(path, lastChanged);
      if (brand) note(brandPath(brand.slug), lastChanged);
      if (store) note(storePath(store.slug), lastChanged);
    }
    return changes;
  },
);
