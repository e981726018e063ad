import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';

/** A store of the demo catalogue. `tellsCounts` is false if its feed only says in stock or out of stock. */
type DemoStore = {
  slug: string;
  name: string;
  shippingPolicy: string;
  tellsCounts: boolean;
  /** The size system of its feed for adults. */
  sizesIn: 'US' | 'UK' | 'EU';
  /** The kinds with tall pictures (15:23) in this store. */
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

/** The store with this slug. Throws if it does not exist. */
export const storeOf = (slug: string): DemoStore => {
  const found = stores.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no demo store '${slug}'`);
  return found;
};
