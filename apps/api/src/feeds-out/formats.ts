import type { feedFormats, PartnerProduct } from '@wearfolio/contracts/partners';
import { csvLine } from '../desk/csv-line.ts';
import { plainText } from '../site/metadata/plain-text.ts';
import { element } from './xml.ts';

type Format = (typeof feedFormats)[number];

/** The shop as a feed names it. */
export type FeedShop = { name: string; publicUrl: string; currency: string };

/** How a feed is written: what stands before, between and after its products, and each of them. */
export type Writer = {
  type: string;
  begin: (shop: FeedShop) => string;
  product: (product: PartnerProduct) => string;
  /** A product that left the feed. */
  gone: (id: number) => string;
  end: string;
};

const longestTitle = 150;
const longestDescription = 5000;

const amount = (price: number, currency: string): string => `${price.toFixed(2)} ${currency}`;

const genders: Readonly<Record<string, string>> = { men: 'male', women: 'female', unisex: 'unisex' };

const genderOf = ({ audience, category }: PartnerProduct): string | null =>
  genders[audience ?? ''] ?? genders[category.split('/')[0] ?? ''] ?? null;

const descriptionOf = ({ description, title }: PartnerProduct): string =>
  (plainText(description) || title).slice(0, longestDescription).toWellFormed();

const googleItem = (product: PartnerProduct): string => {
  const { price, retail_price: struck, currency, images, colors, sizes } = product;
  const isReduced = struck !== null && price !== null && struck > price;
  const regular = isReduced ? struck : price;
  return [
    '<item>',
    element('g:id', String(product.product_id)),
    element('title', product.title.slice(0, longestTitle)),
    element('description', descriptionOf(product)),
    element('link', product.product_url),
    element('g:image_link', images[0] ?? null),
    ...images.slice(1, 11).map((image) => element('g:additional_image_link', image)),
    element('g:availability', product.in_stock ? 'in_stock' : 'out_of_stock'),
    element('g:price', regular === null ? null : amount(regular, currency)),
    element('g:sale_price', isReduced ? amount(price, currency) : null),
    element('g:brand', product.brand),
    element('g:gtin', product.gtin),
    element('g:mpn', product.mpn),
    element('g:condition', product.condition ?? 'new'),
    element('g:product_type', product.category.replaceAll('/', ' > ')),
    element('g:item_group_id', String(product.group_id)),
    element('g:color', colors.slice(0, 3).join('/')),
    element('g:size', sizes.join('/').slice(0, 100)),
    element('g:gender', genderOf(product)),
    element('g:age_group', product.age_group),
    element('g:material', product.material),
    element('g:pattern', product.pattern),
    element('g:external_seller_id', product.store),
    '</item>\n',
  ].join('');
};

const google: Writer = {
  type: 'application/xml; charset=utf-8',
  begin: ({ name, publicUrl }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', name)}${element('link', publicUrl)}${element('description', name)}\n`,
  product: googleItem,
  gone: (id) => `<item>${element('g:id', String(id))}${element('g:availability', 'out_of_stock')}</item>\n`,
  end: '</channel></rss>\n',
};

const minor = (price: number, currency: string) => {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return { amount: Math.round(price * 10 ** digits), currency };
};

const acpVariant = (product: PartnerProduct) => {
  const { price, retail_price: struck, currency, colors, sizes, gtin } = product;
  const isReduced = struck !== null && price !== null && struck > price;
  return {
    id: String(product.product_id),
    title: product.title,
    url: product.product_url,
    ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    ...(price !== null && { price: minor(price, currency) }),
    ...(isReduced && { list_price: minor(struck, currency) }),
    availability: { available: product.in_stock, status: product.in_stock ? 'in_stock' : 'out_of_stock' },
    categories: [{ value: product.category.replaceAll('/', ' > '), taxonomy: 'merchant' }],
    condition: [product.condition ?? 'new'],
    variant_options: [
      ...colors.map((value) => ({ name: 'Color', value })),
      ...sizes.map((value) => ({ name: 'Size', value })),
    ],
    seller: { name: product.store },
  };
};

/** The Product of ACP's feed 2026-04-17: one offer of a store is a product with one variant. */
const acpProduct = (product: PartnerProduct) => ({
  id: String(product.product_id),
  title: product.title,
  description: { plain: descriptionOf(product) },
  url: product.link,
  media: product.images.map((url) => ({ type: 'image', url })),
  variants: [acpVariant(product)],
});

const acpGone = (id: number) => ({
  id: String(id),
  variants: [{ id: String(id), title: '-', availability: { available: false, status: 'discontinued' } }],
});

const acp: Writer = {
  type: 'application/x-ndjson; charset=utf-8',
  begin: () => '',
  product: (product) => `${JSON.stringify(acpProduct(product))}\n`,
  gone: (id) => `${JSON.stringify(acpGone(id))}\n`,
  end: '',
};

const csvCells: readonly (readonly [head: string, of: (product: PartnerProduct) => string | number | null])[] = [
  ['id', ({ product_id }) => product_id],
  ['group_id', ({ group_id }) => group_id],
  ['title', ({ title }) => title],
  ['brand', ({ brand }) => brand],
  ['store', ({ store }) => store],
  ['category', ({ category }) => category],
  ['price', ({ price }) => price],
  ['retail_price', ({ retail_price }) => retail_price],
  ['currency', ({ currency }) => currency],
  ['availability', ({ in_stock }) => (in_stock ? 'in_stock' : 'out_of_stock')],
  ['colors', ({ colors }) => colors.join('|')],
  ['sizes', ({ sizes }) => sizes.join('|')],
  ['image', ({ images }) => images[0] ?? ''],
  ['link', ({ product_url }) => product_url],
  ['gtin', ({ gtin }) => gtin],
  ['mpn', ({ mpn }) => mpn],
  ['condition', ({ condition }) => condition],
  ['delivery_price', ({ delivery_price }) => delivery_price],
  ['description', descriptionOf],
];

const csvHeads = csvCells.map(([head]) => head);

const csv: Writer = {
  type: 'text/csv; charset=utf-8',
  begin: () => csvLine(csvHeads),
  product: (product) => csvLine(csvCells.map(([, of]) => String(of(product) ?? ''))),
  gone: (id) => csvLine(csvHeads.map((head) => ({ id: String(id), availability: 'discontinued' })[head] ?? '')),
  end: '',
};

/** How each format is written. */
export const writers: Readonly<Record<Format, Writer>> = { google, acp, csv };
