import type { MenuDraft } from '@wearfolio/contracts/content/menu-draft';
import {
  type CollectionDraft,
  collectionPrefix,
  isCurrent,
  type MerchandiseDraft,
  merchandisePrefix,
} from '@wearfolio/contracts/content/shelf-draft';
import { menuOf } from './menu.ts';

/** The menu, collections and ranking rules that staff made at the desk. */
export type Shelves = {
  /** The live menu. */
  menu: () => MenuDraft;
  /** The live collection with this key, or null. */
  collection: (key: string) => CollectionDraft | null;
  /** The live ranking rules, by the keys of their documents, in order. */
  merchandise: () => ReadonlyMap<string, MerchandiseDraft>;
};

type Published = { published: (key: string) => unknown; publishedKeys: () => string[] };

const none: ReadonlyMap<string, MerchandiseDraft> = new Map();

/** The shelves from published documents, which were validated when saved. */
export const shelvesOf = ({ published, publishedKeys }: Published): Shelves => ({
  menu: () => menuOf(published),
  collection: (key) => {
    const draft = published(collectionPrefix + key) as CollectionDraft | null;
    return draft && isCurrent(draft, Date.now()) ? draft : null;
  },
  merchandise: () => {
    const keys = publishedKeys().filter((key) => key.startsWith(merchandisePrefix));
    if (keys.length === 0) return none;
    const now = Date.now();
    const drafts = keys.sort().map((key) => [key, published(key) as MerchandiseDraft] as const);
    return new Map(drafts.filter(([, draft]) => isCurrent(draft, now)));
  },
});

/** The titles of live collections by key. */
export const collectionTitles = (app: Published): Record<string, string> => {
  const { collection } = shelvesOf(app);
  const keys = app.publishedKeys().filter((key) => key.startsWith(collectionPrefix));
  return Object.fromEntries(
    keys.sort().flatMap((key) => {
      const name = key.slice(collectionPrefix.length);
      const draft = collection(name);
      return draft ? [[name, draft.title]] : [];
    }),
  );
};
