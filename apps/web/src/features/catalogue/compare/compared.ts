import type { Compared } from '@wearfolio/contracts/compared';
import { lowStockMax } from '@wearfolio/contracts/limits';
import { returnsText } from '@wearfolio/contracts/listing/delivery-text';
import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import { traitsOf } from '@wearfolio/contracts/listing/traits';
import type { ProductOffer } from '@wearfolio/contracts/product';
import { message } from '@wearfolio/messages/key';
import { formatList } from '../../../lib/formats.ts';
import { formatMoney } from '../../../lib/money.ts';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { t } from '../../../lib/t.tsx';
import { traitName } from '../filters/trait-names.ts';
import { moneyOf } from '../product/history/history-money.ts';
import { dayOf, dayText, type History, stretchOf } from '../product/history/price-stretch.ts';
import { chosenColor, type ProductDetails, shownColors, stockOf } from '../product/offer.ts';
import { deliveryFact } from '../product/offer-facts.tsx';
import { leftIn, ownName, sharedSizes, shownOffer } from '../product/store-offers.ts';

/** A product of a comparison with what its column shows. */
export type Column = {
  details: ProductDetails;
  color: CardColor | undefined;
  /** The cheapest offer that can be bought, else the product's own. */
  offer: ProductOffer | undefined;
  /** Undefined while it loads, null if it cannot be loaded. */
  history: History | null | undefined;
  /** In days since 1970. */
  today: number;
};

export const columnOf = (
  details: ProductDetails,
  { colorId }: Compared,
  rest: Pick<Column, 'history' | 'today'>,
): Column => ({
  details,
  color: chosenColor(details, colorId),
  offer: shownOffer(details, false),
  ...rest,
});

const stockText = ({ details, color, offer }: Column): string => {
  if (offer?.in_stock === false) return t('product.outOfStock');
  const stock = stockOf(details, color);
  if (stock.kind === 'low') return t('product.onlyLeft', { left: stock.left });
  return stock.kind === 'out' && offer === undefined ? t('product.outOfStock') : t('product.inStock');
};

// Another store may name its colors differently, so a color that it does not list says nothing about its sizes.
const inColor = (offer: ProductOffer, color: CardColor | undefined): ProductOffer => {
  const isListed = offer.colors.some(({ color_id: id }) => id === color?.color_id);
  const sizes = offer.sizes.filter(({ color_id: id }) => !isListed || id === null || id === color?.color_id);
  return { ...offer, sizes };
};

const sizeText = ({ details, color }: Column): string => {
  const offers = details.offers.map((offer) => inColor(offer, color));
  const names = sharedSizes(offers)
    .filter(({ stores }) => stores > 0)
    .map((size) => {
      const counts = offers.map((offer) => leftIn(offer, size.id));
      const left = counts.includes(null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      return left !== null && left <= lowStockMax
        ? t('compare.sizeLeft', { size: ownName(size), left })
        : ownName(size);
    });
  return formatList(names);
};

const traitText =
  (groups: readonly ('material' | 'pattern' | 'cut' | 'length')[]) =>
  ({ details }: Column): string =>
    formatList(
      groups
        .flatMap((group) => traitsOf[group].filter(({ id }) => details.trait_ids.includes(id)))
        .map(({ id, name }) => traitName(id) ?? name),
    );

const historyText = ({ history, today }: Column): string => {
  const stretch = history && stretchOf(history, 365, today);
  if (!history?.since || !stretch) return '';
  const since = dayText(dayOf(history.since), today);
  const money = moneyOf(history);
  const [least, most] = [money(stretch.least), money(stretch.most)];
  const text =
    least === most ? t('compare.onePrice', { price: least, since }) : t('compare.prices', { least, most, since });
  return history.lowest_in_90_days ? `${text} · ${t('product.lowest90Days')}` : text;
};

const storesText = ({ details: { offers, store_name: store } }: Column): string => {
  const names = [...new Set(offers.filter(({ in_stock }) => in_stock).map(({ store_name }) => store_name))];
  return names.length > 0 ? formatList(names) : store;
};

const priceText = ({ offer, details }: Column): string =>
  offer ? formatMoney(offer.price, offer.quote?.price) : formatMoney(details.price, details.card.quote?.price);

const deliveredText = ({ offer }: Column): string =>
  offer?.delivered_price === null || offer === undefined
    ? ''
    : formatMoney(offer.delivered_price, offer.quote?.delivered_price);

/** The rows of a comparison: their names, and the text of a column, '' if unknown. Equal texts are no difference. */
export const rows = [
  { key: 'price', name: message('product.price'), textOf: priceText },
  { key: 'delivered', name: message('ui.priceWithDelivery'), textOf: deliveredText },
  {
    key: 'delivery',
    name: message('compare.delivery'),
    textOf: ({ offer }: Column) => (offer ? deliveryFact(offer) : ''),
  },
  {
    key: 'returns',
    name: message('ui.returns'),
    textOf: ({ offer }: Column) => (offer ? returnsText(t, offer) : ''),
  },
  { key: 'stock', name: message('compare.stock'), textOf: stockText },
  { key: 'sizes', name: message('compare.sizes'), textOf: sizeText },
  {
    key: 'colors',
    name: message('ui.colors'),
    textOf: ({ details }: Column) => formatList(shownColors(details).map(nameOfColor)),
  },
  { key: 'material', name: message('ui.material'), textOf: traitText(['material']) },
  { key: 'traits', name: message('compare.traits'), textOf: traitText(['pattern', 'cut', 'length']) },
  { key: 'stores', name: message('ui.stores'), textOf: storesText },
  { key: 'history', name: message('compare.history'), textOf: historyText },
] as const;

export type Row = (typeof rows)[number];

/** Whether a row says something of a product, or still may. */
export const isKnown = ({ key, textOf }: Row, columns: readonly Column[]): boolean =>
  columns.length === 0 ||
  columns.some((column) => textOf(column) !== '' || (key === 'history' && column.history === undefined));

/** Whether columns differ in a row. Unknown columns do not count. */
export const isDifferent = ({ textOf }: Row, columns: readonly Column[]): boolean =>
  new Set(columns.map(textOf).filter((text) => text !== '')).size > 1;

/** The amount that a row shows and that can be the lowest, if the product can be bought; null otherwise. */
export const amountOf = (key: Row['key'], { offer }: Column): number | null => {
  if (!offer?.in_stock) return null;
  if (key === 'price') return offer.price;
  return key === 'delivered' ? offer.delivered_price : null;
};

/** The lowest of a row's amounts, to be marked; null if fewer than two are known or all are equal. */
export const lowestOf = (key: Row['key'], columns: readonly Column[]): number | null => {
  const amounts = columns.flatMap((column) => amountOf(key, column) ?? []);
  const lowest = Math.min(...amounts);
  return amounts.some((amount) => amount !== lowest) ? lowest : null;
};
