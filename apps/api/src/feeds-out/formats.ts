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
  /** Whether the format can say the product. One that it cannot is left out. */
  takes: (product: PartnerProduct) => boolean;
  begin: (shop: FeedShop) => string;
  product: (product: PartnerProduct) => string;
  /** A product that left the feed. */
  gone: (id: number) => string;
  end: string;
};

const longestDescription = 5000;

/** The longest values of Google product data, in characters. */
const longest = {
  title: 150,
  brand: 70,
  mpn: 70,
  type: 750,
  color: 40,
  size: 100,
  material: 200,
  pattern: 100,
  seller: 50,
};

/** The first characters of a text; a character is never cut in two. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** As many values as fit, each whole. */
const joined = (values: readonly string[], most: number): string =>
  values.reduce((all, value) => {
    const longer = all === '' ? value : `${all}/${value}`;
    return longer.length > most ? all : longer;
  }, '');

const amount = (price: number, currency: string): string => `${price.toFixed(2)} ${currency}`;

const genders: Readonly<Record<string, string>> = { men: 'male', women: 'female', unisex: 'unisex' };

const genderOf = ({ audience, category }: PartnerProduct): string | null =>
  genders[audience ?? ''] ?? genders[category.split('/')[0] ?? ''] ?? null;

const descriptionOf = ({ description, title }: PartnerProduct): string =>
  cut(plainText(description) || title, longestDescription);

const googleConditions: ReadonlySet<string> = new Set(['new', 'refurbished', 'used']);
const googleAges: ReadonlySet<string> = new Set(['newborn', 'infant', 'toddler', 'kids', 'adult']);

// What is neither new nor refurbished has been opened: 'open box', 'demo'.
const googleCondition = ({ condition }: PartnerProduct): string =>
  condition === null || googleConditions.has(condition) ? (condition ?? 'new') : 'used';

const googleColors = ({ colors }: PartnerProduct): string =>
  colors
    .flatMap((color) => color.split('/'))
    .map((color) => cut(color.trim(), longest.color))
    .filter((color) => color !== '')
    .slice(0, 3)
    .join('/');

const googleItem = (product: PartnerProduct): string => {
  const { price, retail_price: struck, currency, images, sizes } = product;
  const isReduced = struck !== null && price !== null && struck > price;
  const regular = isReduced ? struck : price;
  return [
    '<item>',
    element('g:id', String(product.product_id)),
    element('title', cut(product.title, longest.title)),
    element('description', descriptionOf(product)),
    element('link', product.product_url),
    element('g:image_link', images[0] ?? null),
    ...images.slice(1, 11).map((image) => element('g:additional_image_link', image)),
    element('g:availability', product.in_stock ? 'in_stock' : 'out_of_stock'),
    element('g:price', regular === null ? null : amount(regular, currency)),
    element('g:sale_price', isReduced ? amount(price, currency) : null),
    element('g:brand', cut(product.brand, longest.brand)),
    element('g:gtin', product.gtin),
    element('g:mpn', product.mpn && cut(product.mpn, longest.mpn)),
    element('g:condition', googleCondition(product)),
    element('g:product_type', cut(product.category.replaceAll('/', ' > '), longest.type)),
    element('g:item_group_id', String(product.group_id)),
    element('g:color', googleColors(product)),
    element('g:size', joined(sizes, longest.size)),
    element('g:gender', genderOf(product)),
    element('g:age_group', googleAges.has(product.age_group ?? '') ? product.age_group : null),
    element('g:material', product.material && cut(product.material, longest.material)),
    element('g:pattern', product.pattern && cut(product.pattern, longest.pattern)),
    element('g:external_seller_id', cut(product.store, longest.seller)),
    '</item>\n',
  ].join('');
};

const google: Writer = {
  type: 'application/xml; charset=utf-8',
  // Google wants a price and a picture.
  takes: ({ price, images }) => price !== null && images.length > 0,
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
  takes: () => true,
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
  takes: () => true,
  begin: () => csvLine(csvHeads),
  product: (product) => csvLine(csvCells.map(([, of]) => String(of(product) ?? ''))),
  gone: (id) => csvLine(csvHeads.map((head) => ({ id: String(id), availability: 'discontinued' })[head] ?? '')),
  end: '',
};

/** How each format is written. */
export const writers: Readonly<Record<Format, Writer>> = { google, acp, csv };
