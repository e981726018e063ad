import type { DeliveryRule } from '@wearfolio/catalogue/stores/delivery-rules';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';

/** A store of the demo catalogue. `tellsCounts` is false if its feed only says in stock or out of stock. */
type DemoStore = {
  slug: string;
  name: string;
  shippingPolicy: string;
  /** What its feed does not say of delivery to the shop's country. */
  delivery: Partial<DeliveryRule>;
  tellsCounts: boolean;
  /** The size system of its feed for adults. */
  sizesIn: 'US' | 'UK' | 'EU';
  /** The kinds with tall pictures (15:23) in this store. */
  tallKinds: ReadonlySet<string>;
};

const store = (
  name: string,
  shippingPolicy: string,
  delivery: DemoStore['delivery'],
  { tellsCounts = true, sizesIn = 'US' as DemoStore['sizesIn'], tall = [] as readonly string[] } = {},
): DemoStore => ({
  slug: slugOf(name),
  name,
  shippingPolicy,
  delivery,
  tellsCounts,
  sizesIn,
  tallKinds: new Set(tall),
});

const returns = (returnsDays: string, returnsFree: 'yes' | 'no', returnsNote = '') => ({
  ...{ returnsDays, returnsFree, returnsNote },
});

export const stores: readonly DemoStore[] = [
  store('Net & Thread', 'Free shipping', { fee: 'free', days: '3-5', ...returns('30', 'no') }, { tall: ['coat'] }),
  store(
    'Maison Direct',
    'Free shipping and returns',
    { fee: 'free', days: '4-7', ...returns('60', 'yes', 'Returns go to its warehouse in Lyon') },
    { sizesIn: 'EU', tall: ['basket', 'hat'] },
  ),
  store('Northbound', 'Free over $150', { fee: '9.95', freeFrom: '150', days: '2-4', ...returns('30', 'no') }),
  store(
    'Atelier Nine',
    'Ships in 2 days',
    { fee: '7.50', days: '3-5' },
    { tellsCounts: false, tall: ['trousers', 'wrap-dress'] },
  ),
  store(
    'Everyday Supply',
    'Free over $60',
    { fee: '4.95', freeFrom: '60', days: '2-3', ...returns('30', 'yes') },
    { sizesIn: 'UK', tall: ['shorts'] },
  ),
  store('Pocket & Pine', 'Free returns for 60 days', { fee: '5.95', days: '2-4', ...returns('60', 'yes') }),
  store('House of Hours', 'Flat rate $6, free over $80', {
    ...{ fee: '6', freeFrom: '80', days: '1-2' },
    ...returns('14', 'no'),
  }),
  store('Saltwater Row', 'Ships in 3 to 5 days', {}, { tall: ['swimsuit', 'camisole'] }),
];

/** The store with this slug. Throws if it does not exist. */
export const storeOf = (slug: string): DemoStore => {
  const found = stores.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no demo store '${slug}'`);
  return found;
};
