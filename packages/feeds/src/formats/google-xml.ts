import type { FieldName, RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsOf } from './columns.ts';
import { inTableNotation } from './shipping-parts.ts';
import { takeFirst, xmlRecords } from './xml-records.ts';

/** `price` is the regular price, `sale_price` the actual one. */
const googleFields = fieldsOf('google');
const googleNamespace = 'http://base.google.com/ns/1.0';

/** An element that occurs several times, and what joins its own elements into one text. */
type List = { field: FieldName; texts: string[]; join?: (parts: Readonly<Record<string, string>>) => string };

const newLists = (): Record<string, List> =>
  Object.assign(Object.create(null), {
    additional_image_link: { field: 'more_images', texts: [] },
    shipping: { field: 'shipping', texts: [], join: inTableNotation },
    free_shipping_threshold: { field: 'free_shipping', texts: [], join: asThreshold },
  });

/** Writes the parts of a threshold as tables do: 'US:50 USD'. */
const asThreshold = ({ country = '', price_threshold: amount = '' }: Readonly<Record<string, string>>): string =>
  amount === '' ? '' : `${country}:${amount}`;

/**
 * Reads Google Merchant feeds as RSS 2.0 or Atom. Elements count with any prefix bound to Google's namespace, with
 * `g:`, or without a prefix; a prefixed one wins.
 */
export const googleXmlRecords = (): RecordReader => {
  const prefixes = new Set(['g']);
  let plain: [name: string, text: string][] = [];
  let lists = newLists();
  let parts: Record<string, string> = {};

  const takeField = (draft: RawRecord, prefix: string | null, local: string, text: string) => {
    const field = googleFields[local];
    if (!field) return;
    if (prefix === null) plain.push([local, text]);
    else if (prefixes.has(prefix)) takeFirst(draft, field, text, `${prefix}:${local}`);
  };

  return xmlRecords({
    roots: new Set(['rss', 'feed', 'rdf', 'rdf:rdf', 'channel', 'items']),
    records: new Set(['item', 'entry']),
    begin: () => {
      plain = [];
      lists = newLists();
      parts = {};
    },
    open: (draft, path, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('xmlns:') && value === googleNamespace) prefixes.add(name.slice(6).toLowerCase());
      }
      if (draft && path.length === 1 && path[0] === 'link' && attributes.href) plain.push(['link', attributes.href]);
    },
    close: (draft, path, text) => {
      const [prefix, local] = splitName(path[0] ?? '');
      const list = lists[local];
      if (path.length > 1) {
        if (list?.join) parts[splitName(path[1] ?? '')[1]] ??= text.trim();
      } else if (list) {
        list.texts.push(list.join?.(parts) || text.trim());
        parts = {};
        draft.fields[list.field] = list.texts.join('|');
      } else takeField(draft, prefix, local, text);
    },
    finish: (draft) => {
      for (const [name, text] of plain) {
        const field = googleFields[name];
        if (field) takeFirst(draft, field, text, name);
      }
    },
  });
};

const splitName = (name: string): [prefix: string | null, local: string] => {
  const at = name.indexOf(':');
  return at < 0 ? [null, name] : [name.slice(0, at), name.slice(at + 1)];
};
