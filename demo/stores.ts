import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';

/** A shop of the demo catalogue. `tellsCounts` is false where its feed says only in stock or out of stock. */
type DemoStore = {
  slug: string;
  name: string;
  shippingPolicy: string;
  tellsCounts: boolean;
  /** In which system its feed tells sizes of adults. */
  sizesIn: 'US' | 'UK' | 'EU';
  /** Its photographer likes tall frames for these kinds (15:23). */
  tallKinds: ReadonlySet<string>;
};

const store = (
  name: string,
  shippingPolicy: string,
  { tellsCounts = true, sizesIn = 'US' as DemoStore['sizesIn'], tall = [] as readonly string[] } = {},
): DemoStore => ({
  slug: slugOf(name),
  name,
  shippingPolicy,
  tellsCounts,
  sizesIn,
  tallKinds: new Set(tall),
});

export const stores: readonly DemoStore[] = [
  store('Net & Thread', 'Free shipping', { tall: ['coat'] }),
  store('Maison Direct', 'Free shipping and returns', { sizesIn: 'EU', tall: ['basket', 'hat'] }),
  store('Northbound', 'Free over $150'),
  store('Atelier Nine', 'Ships in 2 days', { tellsCounts: false, tall: ['trousers', 'wrap-dress'] }),
  store('Everyday Supply', 'Free over $60', { sizesIn: 'UK', tall: ['shorts'] }),
  store('Pocket & Pine', 'Free returns for 60 days'),
  store('House of Hours', 'Flat rate $6, free over $80'),
  store('Saltwater Row', 'Ships in 3 to 5 days', { tall: ['swimsuit', 'camisole'] }),
];

/** A store by its slug; throws for one that does not exist. */
export const storeOf = (slug: string): DemoStore => {
  const found = stores.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no demo store '${slug}'`);
  return found;
};
