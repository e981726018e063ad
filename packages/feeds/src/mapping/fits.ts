import { readAvailability } from '../clean/availability.ts';
import { isLikelyColor } from '../clean/color/color.ts';
import { listedSizes } from '../clean/options/split-cell.ts';
import { readPrice } from '../clean/price/price.ts';
import { readUrl } from '../clean/text/url.ts';
import { sizeIn } from '../clean/title/option-words.ts';
import { readGtin } from '../details/gtin.ts';
import type { FieldName } from '../raw-record.ts';
import type { Leaf } from './leaves.ts';

/** Statistics of the values at one path; shares are of the non-empty values, 0 to 1. */
export type Shape = {
  /** The number of sampled records. */
  records: number;
  filled: number;
  distinct: number;
  url: number;
  picture: number;
  price: number;
  /** Amounts with a currency beside them. */
  money: number;
  gtin: number;
  currency: number;
  count: number;
  availability: number;
  color: number;
  size: number;
  /** Texts with a digit in them. */
  code: number;
  /** Yes and no in any form. */
  flag: number;
  /** Type names that shop systems use for kinds of records. */
  system: number;
  /** The mean number of words and characters. */
  words: number;
  length: number;
};

const pictureAddress = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)|\/(?:images?|img|media|photos?|pictures?|cdn)\//i;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const systemWord =
  /^(?:simple|variable|configurable|bundle|grouped|virtual|downloadable|physical|digital|products?|variants?|variations?|standard|default|category|offer)$/i;
const mostValues = 200;

const isUrl = (text: string): boolean => 'url' in readUrl(text);
const isPicture = (text: string): boolean =>
  text.split(/[|,]\s*/).every((part) => pictureAddress.test(part) && (isUrl(part) || part.startsWith('/')));
const isPrice = (text: string): boolean => typeof readPrice(text, 'SEK') !== 'string';
const isCount = (text: string): boolean => /^-?\d{1,6}(?:\.0+)?\+?$/.test(text);
const isAvailability = (text: string): boolean => !isCount(text) && readAvailability(text) !== undefined;
const isSize = (text: string): boolean =>
  listedSizes(text).length > 0 || sizeIn(text) !== null || /^\d{1,2}(?:[.,]5)?$/.test(text);
const isColor = (text: string): boolean =>
  text.length < 80 && text.split(/[|,/]\s*/).some((part) => isLikelyColor(part));

export const shapeOf = ({ values }: Leaf): Shape => {
  const texts = values.flatMap((own) => own.slice(0, 5)).slice(0, mostValues);
  const share = (is: (text: string) => boolean): number =>
    texts.length === 0 ? 0 : texts.filter(is).length / texts.length;
  const mean = (of: (text: string) => number): number =>
    texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + of(text), 0) / texts.length;
  const filled = values.filter((own) => own.length > 0).map((own) => own.join('\n'));
  return {
    records: values.length,
    filled: filled.length / Math.max(1, values.length),
    distinct: new Set(filled).size / Math.max(1, filled.length),
    url: share(isUrl),
    picture: share(isPicture),
    price: share(isPrice),
    money: share((text) => /[\p{L}\p{Sc}]/u.test(text) && isPrice(text)),
    gtin: share((text) => readGtin(text) !== null),
    currency: share((text) => currencies.has(text.toUpperCase())),
    count: share(isCount),
    availability: share(isAvailability),
    color: share(isColor),
    size: share(isSize),
    flag: share((text) => /^(?:true|false|yes|no|[01])$/i.test(text)),
    system: share((text) => systemWord.test(text)),
    code: share((text) => /\d/.test(text)),
    words: mean((text) => text.split(/\s+/).length),
    length: mean((text) => text.length),
  };
};

const isText = ({ url, picture }: Shape): boolean => url < 0.3 && picture < 0.3;
const isShort = (shape: Shape): boolean => isText(shape) && shape.length < 60;
/** Up to one row in five may be broken. */
const isFull = ({ records, filled }: Shape): boolean =>
  filled > 0.98 || (records >= 5 && Math.round(filled * records) >= records - 1);
const isKey = (shape: Shape): boolean => isShort(shape) && shape.words < 2 && isFull(shape);

const isCategory = (shape: Shape): boolean =>
  isText(shape) && shape.length < 500 && shape.system < 0.5 && shape.count < 0.8 && shape.flag < 0.5;

/** Tests whether values with these statistics can belong to a field. */
export const canBe: Readonly<Partial<Record<FieldName, (shape: Shape) => boolean>>> = {
  id: isKey,
  group_id: (shape) => isShort(shape) && shape.words < 2 && shape.code > 0.8,
  sku: (shape) => isShort(shape) && shape.words < 3,
  gtin: ({ gtin }) => gtin > 0.5,
  name: (shape) => isText(shape) && shape.length < 300 && shape.words > 1.2 && shape.filled > 0.9,
  brand: (shape) => isShort(shape) && shape.count < 0.8,
  category: isCategory,
  other_category: isCategory,
  gender: isShort,
  age_group: isShort,
  color: (shape) => isText(shape) && shape.length < 200,
  size: (shape) => isText(shape) && shape.length < 200 && shape.color < 0.9 && shape.size > 0.1,
  price: ({ price }) => price > 0.8,
  sale_price: ({ price }) => price > 0.8,
  retail_price: ({ price }) => price > 0.8,
  currency: ({ currency }) => currency > 0.8,
  link: ({ url, picture }) => url > 0.8 && picture < 0.7,
  image: (shape) => shape.url + shape.picture > 0.8,
  more_images: (shape) => shape.url + shape.picture > 0.8,
  stock: ({ count, availability }) => count > 0.8 || availability > 0.8,
  availability: ({ availability, count }) => availability > 0.5 || count > 0.8,
  description: isText,
  summary: isText,
};

// With one row per size and color, thirty rows may share their product's address. All rows share the store's address.
const isOfProducts = ({ distinct, records }: Shape): boolean =>
  distinct > 0.3 || (distinct > 0.03 && distinct * records > 2);

/** Tests whether the values alone identify a field, whatever its name. */
export const mustBe: Readonly<Partial<Record<FieldName, (shape: Shape) => boolean>>> = {
  link: (shape) => shape.url > 0.95 && shape.picture < 0.1 && shape.filled > 0.95 && isOfProducts(shape),
  image: ({ picture, filled }) => picture > 0.9 && filled > 0.5,
  gtin: ({ gtin, filled, distinct }) => gtin > 0.9 && filled > 0.5 && distinct > 0.5,
  currency: ({ currency, distinct }) => currency === 1 && distinct < 0.5,
};

/** Returns whether every record has a distinct value that may be its id. */
export const isOwnKey = (shape: Shape): boolean => isKey(shape) && shape.distinct === 1 && shape.code > 0.9;

/** Returns whether every record has a distinct address, which may lack the shop's. */
export const isOwnPage = (shape: Shape): boolean => shape.words === 1 && shape.distinct === 1 && isFull(shape);
