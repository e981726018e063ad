import {
  type CollectionDraft,
  collectionPrefix,
  isCurrent,
  type MerchandiseDraft,
  merchandisePrefix,
} from '@wearfolio/contracts/content/shelf-draft';

/** What staff made of the catalogue at the desk: collections, and the order of listings. */
export type Shelves = {
  /** The collection of this key that counts now; null where staff published none. */
  collection: (key: string) => CollectionDraft | null;
  /** What staff say of the order of listings and counts now, by the keys of the documents, in their order. */
  merchandise: () => ReadonlyMap<string, MerchandiseDraft>;
};

type Published = { published: (key: string) => unknown; publishedKeys: () => string[] };

const none: ReadonlyMap<string, MerchandiseDraft> = new Map();

/** The shelves of what is published; what is published was checked when it was saved. */
export const shelvesOf = ({ published, publishedKeys }: Published): Shelves => ({
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

/** The titles of the collections that count now, by their keys. */
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
