import type { DeliveryRule } from '@wearfolio/catalogue/stores/delivery-rules';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';

/** A store of the demo catalogue. `tellsCounts` is false if its feed only says in stock or out of stock. */
type DemoStore = {
  slug: string;
  name: string;
  shippingPolicy: string;
  /** What its feed does not say of delivery to the shop's country. */
  delivery: Partial<DeliveryRule>;
  /** What it states of delivery to other countries. */
  abroad: readonly (Pick<DeliveryRule, 'place'> & Partial<DeliveryRule>)[];
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
  {
    tellsCounts = true,
    sizesIn = 'US' as DemoStore['sizesIn'],
    tall = [] as readonly string[],
    abroad = [] as DemoStore['abroad'],
  } = {},
): DemoStore => ({
  slug: slugOf(name),
  name,
  shippingPolicy,
  delivery,
  abroad,
  tellsCounts,
  sizesIn,
  tallKinds: new Set(tall),
});

const returns = (returnsDays: string, returnsFree: 'yes' | 'no', returnsNote = '') => ({
  ...{ returnsDays, returnsFree, returnsNote },
});

const to = (place: string, fee: string, days: string, freeFrom = '') => ({ place, fee, days, freeFrom });

export const stores: readonly DemoStore[] = [
  store(
    'Net & Thread',
    'Free shipping',
    { fee: 'free', days: '3-5', ...returns('30', 'no') },
    {
      tall: ['coat'],
      abroad: [to('AT', '18', '6-10'), to('CA', '12', '4-8'), to('DE', '18', '6-10'), to('GB', '15', '5-8')],
    },
  ),
  store(
    'Maison Direct',
    'Free shipping and returns',
    { fee: 'free', days: '4-7', ...returns('60', 'yes', 'Returns go to its warehouse in Lyon') },
    {
      sizesIn: 'EU',
      tall: ['basket', 'hat'],
      abroad: [to('AT', 'free', '3-5'), to('DE', 'free', '2-4'), to('GB', '9', '4-7')],
    },
  ),
  store(
    'Northbound',
    'Free over $150',
    { fee: '9.95', freeFrom: '150', days: '2-4', ...returns('30', 'no') },
    { abroad: [to('CA', '14.95', '3-6')] },
  ),
  store(
    'Atelier Nine',
    'Ships in 2 days',
    { fee: '7.50', days: '3-5' },
    { tellsCounts: false, tall: ['trousers', 'wrap-dress'], abroad: [to('AT', '25', '5-9')] },
  ),
  store(
    'Everyday Supply',
    'Free over $60',
    { fee: '4.95', freeFrom: '60', days: '2-3', ...returns('30', 'yes') },
    {
      sizesIn: 'UK',
      tall: ['shorts'],
      abroad: [to('AT', '9.95', '4-7', '120'), to('DE', '9.95', '4-6'), to('GB', '3.95', '1-3', '50')],
    },
  ),
  store(
    'Pocket & Pine',
    'Free returns for 60 days',
    { fee: '5.95', days: '2-4', ...returns('60', 'yes') },
    { abroad: [to('CA', '9.95', '5-8')] },
  ),
  store('House of Hours', 'Flat rate $6, free over $80', {
    ...{ fee: '6', freeFrom: '80', days: '1-2' },
    ...returns('14', 'no'),
  }),
  store(
    'Saltwater Row',
    'Ships in 3 to 5 days',
    {},
    { tall: ['swimsuit', 'camisole'], abroad: [to('AT', '14', '5-9')] },
  ),
];

/** The store with this slug. Throws if it does not exist. */
export const storeOf = (slug: string): DemoStore => {
  const found = stores.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no demo store '${slug}'`);
  return found;
};
