import type { ProductOffer } from '@wearfolio/contracts/product';
import type { UcpVariant } from '@wearfolio/contracts/ucp';
import { plainText } from '../../site/metadata/plain-text.ts';
import { type Asker, buyLink, pageLink } from '../links.ts';
import type { Details } from '../mcp/get-product.ts';
import { shortWords, storeWords } from '../store-words.ts';
import { toAmount } from './amount.ts';

/** What a reply is written for. */
export type Reader = Asker & { publicUrl: string; currency: string };

/** The offer, color and size of a variant; 0 where it has none. */
export type VariantKey = { offer: number; color: number; size: number };

const idPattern = /^([1-9]\d{0,8})(?::(\d{1,9}):(\d{1,9}))?$/;

/** Reads the id of a product or a variant. `variant` is null for a product. Null for any other text. */
export const readId = (id: string): { offer: number; variant: VariantKey | null } | null => {
  const [, offer, color, size] = idPattern.exec(id) ?? [];
  if (offer === undefined) return null;
  const variant = color === undefined ? null : { offer: Number(offer), color: Number(color), size: Number(size) };
  return { offer: Number(offer), variant };
};

export const variantId = ({ offer, color, size }: VariantKey): string => `${offer}:${color}:${size}`;

/** A variant, and whose it is. */
export type KeyedVariant = UcpVariant & { key: VariantKey };

/** How many characters of a description a reply has. */
const mostWords = 2000;

/** The description of a product as text. A product without one has its title. */
export const descriptionOf = (html: string, title: string): { plain: string } => ({
  plain: shortWords(plainText(html), mostWords) || title,
});

type Pair = { color: number; colorName: string | null; size: number; sizeName: string | null; quantity: number | null };

const unnamed = 'Unspecified';

// A size without a color of its own comes in all colors of the offer.
const pairsOf = ({ colors, sizes, in_stock }: ProductOffer): Pair[] => {
  const named = colors.length > 0 ? colors : [{ color_id: 0, color_name: unnamed }];
  const nameOf = (name: string): string | null => (name === unnamed ? null : storeWords(name));
  if (sizes.length === 0)
    return named.map(({ color_id, color_name }) => ({
      ...{ color: color_id, colorName: nameOf(color_name), size: 0, sizeName: null },
      quantity: in_stock ? null : 0,
    }));
  return sizes.flatMap((size) =>
    named
      .filter(({ color_id }) => size.color_id === null || size.color_id === color_id)
      .map(({ color_id, color_name }) => ({
        ...{ color: color_id, colorName: nameOf(color_name), size: size.id },
        ...{ sizeName: storeWords(size.attribute_value), quantity: size.quantity },
      })),
  );
};

const optionsOf = ({ colorName, sizeName }: Pair, store: string | null) => [
  ...(colorName === null ? [] : [{ name: 'Color', label: colorName }]),
  ...(sizeName === null ? [] : [{ name: 'Size', label: sizeName }]),
  ...(store === null ? [] : [{ name: 'Store', label: store }]),
];

const linkOf = (reader: Reader, offerId: number, slug: string, color: number): string =>
  pageLink(reader, { id: offerId, slug }, color === 0 ? undefined : color);

type Priced = ProductOffer & { price: number };

const variantOf = (details: Details, offer: Priced, pair: Pair, isOnly: boolean, reader: Reader): KeyedVariant => {
  const { publicUrl, currency } = reader;
  const title = storeWords(details.name);
  const key = { offer: offer.product_id, color: pair.color, size: pair.size };
  const options = optionsOf(pair, isOnly ? null : offer.store_name);
  const available = offer.in_stock && pair.quantity !== 0;
  return {
    key,
    id: variantId(key),
    title: options.map(({ label }) => label).join(' / ') || title,
    description: descriptionOf(details.description, title),
    url: linkOf(reader, offer.product_id, details.card.slug, pair.color),
    price: toAmount(offer.price, currency),
    ...(offer.retail_price === null ? {} : { list_price: toAmount(offer.retail_price, currency) }),
    availability: { available, status: available ? 'in_stock' : 'out_of_stock' },
    ...(options.length > 0 ? { options } : {}),
    seller: { name: offer.store_name },
    metadata: { buy_url: buyLink(publicUrl, offer.product_id, reader) },
  };
};

/**
 * Every variant of a product that has a price: its offers, the cheapest available first, in each color and size. Where
 * several stores sell it, the store is an option too.
 */
export const variantsOf = (details: Details, reader: Reader): KeyedVariant[] => {
  const isOnly = new Set(details.offers.map(({ store_name }) => store_name)).size < 2;
  const priced = details.offers.filter((offer): offer is Priced => offer.price !== null);
  return priced.flatMap((offer) => pairsOf(offer).map((pair) => variantOf(details, offer, pair, isOnly, reader)));
};
