// cspell:ignore oldprice vendorcode groupid parentid typeprefix currencyid categoryid rur byr
import { pathReader } from '../mapping/path.ts';
import { xmlValueRecords } from '../mapping/xml-values.ts';
import { isRecord } from '../profile/is-record.ts';
import type { RecordReader } from '../raw-record.ts';
import { newDraft, put, putAttribute, recordOf, textsAt } from './draft.ts';

/** Returns whether XML is YML, as Yandex Market, Rozetka, Kasta and Prom exchange it. */
export const isYml = (head: string): boolean =>
  /<yml_catalog[\s>]/i.test(head) || (/<offer\s[^>]*\bid\s*=/i.test(head) && /<(?:categoryId|currencyId)>/i.test(head));

const mostLevels = 12;

/** The shop's tree of categories, which precedes the offers. */
const categoryTree = () => {
  const nodes = new Map<string, { name: string; parent: string }>();
  return {
    add: (id: string, parent: string, name: string) => nodes.set(id, { name, parent }),
    pathOf: (id: string): string | undefined => {
      const names: string[] = [];
      let node = nodes.get(id);
      while (node && names.length < mostLevels) {
        names.unshift(node.name);
        node = nodes.get(node.parent);
      }
      return names.length === 0 ? undefined : names.join(' > ');
    },
  };
};

/** Codes of currencies that were replaced, as feeds still write them. */
const renamed: Readonly<Record<string, string>> = { RUR: 'RUB', BYR: 'BYN' };

const codeOf = (text: string | undefined): string | undefined => {
  const code = text?.trim().toUpperCase();
  return code === undefined ? undefined : (renamed[code] ?? code);
};

/** An option of delivery in the buyer's own region: its cost, and its days as '2' or '1-3'. */
const optionOf = (cost: string, days: string): string => {
  const [from = '', to = from] = days.split('-');
  return days === '' ? `:::${cost}` : `:::${cost}:0:0:${from}:${to}`;
};

/** The shop's options, which hold for offers without their own. */
const shopOptions = () => {
  const options: string[] = [];
  // Only the end of a list tells delivery from collection in a store.
  let open: string[] = [];
  const add = (name: string, cost: string, days: string, text: string): void => {
    if (name === 'option' && cost !== '') open.push(optionOf(cost, days));
    if (name === 'local_delivery_cost' && text !== '') options.push(optionOf(text, ''));
    if (name === 'delivery-options') options.push(...open);
    if (name === 'delivery-options' || name === 'pickup-options') open = [];
  };
  return { options, add };
};

/**
 * Reads YML: offers with params, in a tree of categories, in the currency that each names or else the one of rate 1. Offers
 * of one `group_id` are the variants of a product.
 */
export const ymlRecords = (): RecordReader => {
  const tree = categoryTree();
  let main: string | undefined;
  const shop = shopOptions();

  const frame = (name: string, attributes: Readonly<Record<string, string>>, text: string) => {
    const get = (wanted: string): string =>
      Object.entries(attributes)
        .find(([key]) => key.toLowerCase() === wanted)?.[1]
        ?.trim() ?? '';
    if (name === 'category') tree.add(get('id'), get('parentid'), text);
    shop.add(name, get('cost'), get('days'), text);
    if (name === 'currency' && (main === undefined || Number(get('rate')) === 1)) main = codeOf(get('id'));
  };

  return xmlValueRecords(
    'offer',
    (value, line) => {
      const draft = newDraft();
      const first = (...paths: string[]): string | undefined =>
        paths.map((path) => textsAt(value, path)[0]).find((text) => text !== undefined);
      const take = (field: Parameters<typeof put>[1], ...paths: string[]) => {
        const path = paths.find((one) => textsAt(value, one).length > 0);
        if (path !== undefined) put(draft, field, first(path), `element "${path}"`);
      };
      take('id', '@id', 'id');
      take('group_id', '@group_id', 'group_id', '@groupid');
      take('name', 'name', 'name_ua', 'title');
      const model = ['typeprefix', 'vendor', 'model'].flatMap((path) => first(path) ?? []).join(' ');
      put(draft, 'name', model, 'elements "typePrefix", "vendor" and "model"');
      take('brand', 'vendor', 'brand');
      take('mpn', 'vendorcode', 'article');
      take('gtin', 'barcode', 'ean');
      take('link', 'url');
      take('price', 'price');
      take('retail_price', 'oldprice', 'old_price', 'price_old');
      put(draft, 'currency', codeOf(first('currencyid')) ?? main, 'element "currencyId"');
      put(draft, 'category', tree.pathOf(first('categoryid') ?? ''), 'element "categoryId"');
      put(draft, 'image', textsAt(value, 'picture').join('|'), 'element "picture"');
      take('description', 'description', 'description_ua');
      take('stock', 'stock_quantity', 'quantity_in_stock', 'quantity');
      take('availability', '@available', 'available');
      if (first('delivery') !== 'false') {
        const own = isRecord(value) ? pathReader('delivery-options.option')(value) : [];
        const texts = own.map((one) => optionOf(textsAt(one, '@cost')[0] ?? '', textsAt(one, '@days')[0] ?? ''));
        put(draft, 'shipping', texts.join('|'), 'element "delivery-options"');
        take('shipping', 'local_delivery_cost');
        put(draft, 'shipping', shop.options.join('|'), 'element "delivery-options"');
      }
      for (const param of isRecord(value) ? [value.param].flat() : []) {
        const [name = ''] = textsAt(param, '@name');
        for (const text of textsAt({ param }, 'param')) putAttribute(draft, name, text, 'param');
      }
      return recordOf(draft, line, value);
    },
    frame,
  );
};
