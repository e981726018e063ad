import type { RawRecord, RecordReader } from '../raw-record.ts';
import { googleFields } from './google-fields.ts';
import { setFirst, takeFirst, xmlRecords } from './xml-records.ts';

const googleNamespace = 'http://base.google.com/ns/1.0';

/**
 * Reads Google Merchant feeds as RSS 2.0 or Atom. Elements count with any prefix bound to Google's namespace, with
 * `g:`, or without a prefix; a prefixed one wins.
 */
export const googleXmlRecords = (): RecordReader => {
  const prefixes = new Set(['g']);
  let plain: [name: string, text: string][] = [];
  let pictures: string[] = [];
  let shipping: Record<string, string> = {};

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
      pictures = [];
      shipping = {};
    },
    open: (draft, path, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('xmlns:') && value === googleNamespace) prefixes.add(name.slice(6).toLowerCase());
      }
      if (draft && path.length === 1 && path[0] === 'link' && attributes.href) plain.push(['link', attributes.href]);
    },
    close: (draft, path, text) => {
      const [prefix, local] = splitName(path[0] ?? '');
      if (path.length > 1) {
        if (local === 'shipping') shipping[splitName(path[1] ?? '')[1]] ??= text.trim();
      } else if (local === 'shipping') {
        setFirst(draft.fields, 'shipping', shippingOf(shipping) || text);
      } else if (local === 'additional_image_link') {
        pictures.push(text.trim());
        draft.fields.more_images = pictures.join('|');
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

/** Writes nested shipping as tables do: 'US:CA:Ground:9.00 USD'. */
const shippingOf = ({ country = '', region = '', service = '', price = '' }: Record<string, string>): string =>
  price === '' ? '' : [country, region, service, price].join(':');

const splitName = (name: string): [prefix: string | null, local: string] => {
  const at = name.indexOf(':');
  return at < 0 ? [null, name] : [name.slice(0, at), name.slice(at + 1)];
};
