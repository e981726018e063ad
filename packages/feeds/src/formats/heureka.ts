// cspell:disable: elements and words of a Czech format
import { xmlValueRecords } from '../mapping/xml-values.ts';
import { isRecord } from '../profile/is-record.ts';
import type { FieldName, RecordReader } from '../raw-record.ts';
import { namesOf } from './columns.ts';
import { type Draft, newDraft, put, putAttribute, recordOf, textsAt } from './draft.ts';

/** Returns whether XML has the elements of Heureka and Zboží. */
export const isHeureka = (head: string): boolean =>
  /<SHOPITEM[\s>]/.test(head) && /<(?:PRICE_VAT|PRODUCTNAME|CATEGORYTEXT)>/.test(head);

const elements = Object.entries(namesOf('heureka')) as [FieldName, readonly string[]][];

const portal = /^\s*(Heureka|Zbo[zž][ií])\.(cz|sk)\s*[|>/]\s*/i;

/** The currency that the format fixes: euros where categories are those of Heureka.sk, else crowns. */
const currencyOf = (category: string, fixed: string | null): string | null => {
  const country = portal.exec(category)?.[2]?.toLowerCase();
  if (country === 'sk') return 'EUR';
  return country === 'cz' ? 'CZK' : fixed;
};

/** Days until delivery, or a date; what is delivered at all can be bought. */
const availabilityOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?:-1|out of stock|vyprod\p{L}*|nedostupn\p{L}*)$/iu.test(text.trim())
    ? 'out of stock'
    : undefined;

/** The country of a portal by its currency: Heureka and Zboží deliver within Czechia, Heureka.sk within Slovakia. */
const countryOf = (currency: string | null): string => {
  if (currency === 'CZK') return 'CZ';
  return currency === 'EUR' ? 'SK' : '';
};

/** The price for those who pay ahead; the one on delivery is dearer. */
const deliveryOf = (value: unknown, country: string): string =>
  (isRecord(value) ? [value.delivery].flat() : [])
    .flatMap((one) => {
      const [price] = textsAt(one, 'delivery_price');
      return price === undefined ? [] : `${country}::${textsAt(one, 'delivery_id')[0] ?? ''}:${price}`;
    })
    .join('|');

const withParams = (draft: Draft, value: unknown): void => {
  for (const param of isRecord(value) ? [value.param].flat() : []) {
    const [name = ''] = textsAt(param, 'param_name');
    for (const text of textsAt(param, 'val')) putAttribute(draft, name, text, 'param');
  }
};

/** Takes the list of a row's own options off the end of its name: 'Mikina (XS, natural)'. */
const withoutOwnOptions = ({ fields }: Draft): string | undefined => {
  const [whole = '', list = ''] = /\s*[([]([^()[\]]+)[)\]]\s*$/.exec(fields.name ?? '') ?? [];
  const own = new Set([fields.size, fields.color].flatMap((text) => text?.toLowerCase() ?? []));
  const parts = list.split(/\s*[,;/]\s*/).map((part) =>
    part
      .replace(/^[^:]*:\s*/, '')
      .trim()
      .toLowerCase(),
  );
  const isOwn = whole !== '' && parts.every((part) => own.has(part));
  return isOwn ? fields.name?.slice(0, -whole.length) : fields.name;
};

/**
 * Reads the feeds of Heureka and Zboží. Glami's have the same elements, but are of many countries, so they fix no
 * currency. `fixed` is the currency of rows whose category names no country.
 */
export const heurekaRecords = (fixed: 'CZK' | 'EUR' | null): RecordReader =>
  xmlValueRecords('shopitem', (value, line) => {
    const draft = newDraft();
    for (const [field, paths] of elements) {
      const path = paths.find((one) => textsAt(value, one).length > 0);
      if (path !== undefined) put(draft, field, textsAt(value, path)[0], `element "${path.toUpperCase()}"`);
    }
    const [category = ''] = textsAt(value, 'categorytext');
    put(
      draft,
      'category',
      category
        .replace(portal, '')
        .split(/\s*\|\s*/)
        .join(' > '),
      'element "CATEGORYTEXT"',
    );
    const currency = currencyOf(category, fixed);
    if (currency !== null) put(draft, 'currency', currency, 'the format');
    put(draft, 'image', textsAt(value, 'imgurl').join('|'), 'element "IMGURL"');
    put(draft, 'more_images', textsAt(value, 'imgurl_alternative').join('|'), 'element "IMGURL_ALTERNATIVE"');
    put(draft, 'availability', availabilityOf(textsAt(value, 'delivery_date')[0]), 'element "DELIVERY_DATE"');
    put(draft, 'shipping', deliveryOf(value, countryOf(currency)), 'element "DELIVERY"');
    withParams(draft, value);
    const name = withoutOwnOptions(draft);
    if (name !== undefined) draft.fields.name = name;
    return recordOf(draft, line, value);
  });

/** Returns the currency that a feed's head fixes for rows without one. */
export const currencyFixedBy = (head: string): 'CZK' | null => (/<GLAMI_/i.test(head) ? null : 'CZK');
