// cspell:ignore ceneo producent kod
import { xmlValueRecords } from '../mapping/xml-values.ts';
import { isRecord } from '../profile/is-record.ts';
import type { RecordReader } from '../raw-record.ts';
import { newDraft, put, putAttribute, recordOf, textsAt } from './draft.ts';

/** Returns whether XML has the offers of Ceneo. */
export const isCeneo = (head: string): boolean => /<o\s[^>]*\bprice\s*=/.test(head) && /<offers[\s>]/i.test(head);

/** 99 means 'ask the store', 110 a preorder; only a stock of none is sold out. */
const available = 'in stock';

/** Reads Ceneo's offers, whose prices are in złoty. */
export const ceneoRecords = (): RecordReader =>
  xmlValueRecords('o', (value, line) => {
    const draft = newDraft();
    const first = (path: string): string | undefined => textsAt(value, path)[0];
    put(draft, 'id', first('@id'), 'attribute "id"');
    put(draft, 'link', first('@url'), 'attribute "url"');
    put(draft, 'price', first('@price'), 'attribute "price"');
    put(draft, 'currency', 'PLN', 'the format');
    put(draft, 'stock', first('@stock'), 'attribute "stock"');
    if (first('@stock') === undefined && first('@avail') !== undefined)
      put(draft, 'availability', available, 'attribute "avail"');
    put(draft, 'name', first('name'), 'element "name"');
    put(
      draft,
      'category',
      first('cat')
        ?.split(/\s*\/\s*/)
        .join(' > '),
      'element "cat"',
    );
    put(draft, 'description', first('desc'), 'element "desc"');
    put(
      draft,
      'image',
      [...textsAt(value, 'imgs.main.@url'), ...textsAt(value, 'imgs.i.@url')].join('|'),
      'element "imgs"',
    );
    const attributes = textsOfAttributes(value);
    for (const [name, text] of attributes) putAttribute(draft, name, text, 'attribute');
    return recordOf(draft, line, value);
  });

const textsOfAttributes = (value: unknown): [name: string, text: string][] => {
  const attrs = isRecord(value) && isRecord(value.attrs) ? [value.attrs.a].flat() : [];
  return attrs.flatMap((a): [string, string][] =>
    textsAt({ a }, 'a').map((text) => [textsAt(a, '@name')[0] ?? '', text]),
  );
};
