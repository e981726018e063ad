// cspell:disable
import { FeedRefused } from '../feed-refused.ts';
import type { RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsByHeader, namesOf } from './columns.ts';
import { tableRecords } from './table-records.ts';

// Rakuten Advertising, "Merchandiser implementation guidelines for publishers", 5.1: 28 columns, followed by those of
// the product's class, here class 60, clothing.
const rakutenColumns =
  'product_id product_name sku primary_category secondary_category product_url image_url buy_url short_description long_description discount discount_type sale_price retail_price begin_date end_date brand shipping keywords part_number manufacturer shipping_information availability upc class_id currency m1 pixel miscellaneous product_type size material color gender style age attribute_9 attribute_10 modification'.split(
    ' ',
  );

// ShareASale, "Datafeed fields" of 16 September 2013. Downloaded files have no header line.
const shareasaleColumns =
  'productid name merchantid merchant link thumbnail bigimage price retailprice category subcategory description custom1 custom2 custom3 custom4 custom5 lastupdated status manufacturer partnumber merchantcategory merchantsubcategory shortdescription isbn upc sku crosssell merchantgroup merchantsubgroup compatiblewith compareto quantitydiscount bestseller addtocarturl reviewsrssurl option1 option2 option3 option4 option5 mobileurl mobileimage mobilethumbnail'.split(
    ' ',
  );
const shareasaleNames = namesOf('shareasale');

const countCells = (line: string): number => line.split('|').length;

const headerOf = (columns: readonly string[], count: number): string =>
  Array.from({ length: count }, (_, at) => columns[at] ?? `column_${at + 1}`).join('|');

/** Collects whole lines at the beginning of a table until its columns are known. */
const beginReader = (lines: number) => {
  let text = '';
  return (more: string): string | null => {
    text += more;
    return text.split('\n').length > lines ? text : null;
  };
};

const trailer = /^TRL\|(\d+)/;

/**
 * Reads Rakuten's Merchandiser files: a line `HDR|merchant id|merchant|time`, products in fixed columns separated by
 * pipes, and a line `TRL|count`. Throws FeedRefused if the trailer is missing or counts more products than the file has,
 * because then the file was cut.
 */
export const rakutenRecords = (): RecordReader => {
  const table = tableRecords((columns) => fieldsByHeader(namesOf('rakuten'), columns), ['id', 'name']);
  const begin = beginReader(2);
  const state: { trailer: number | null; rows: number } = { trailer: null, rows: 0 };
  let isOpen = false;

  const start = (text: string): string => {
    const [, first = ''] = text.split('\n', 2);
    isOpen = true;
    return `${headerOf(rakutenColumns, trailer.test(first) ? 28 : countCells(first))}\n${text.slice(text.indexOf('\n') + 1)}`;
  };
  const take = (records: RawRecord[]): RawRecord[] =>
    records.filter(({ fault }) => {
      const count = trailer.exec(fault?.value ?? '')?.[1];
      if (count === undefined) state.rows += 1;
      else state.trailer = Number(count);
      return count === undefined;
    });
  return {
    ...table,
    write: (text) => {
      if (isOpen) return take(table.write(text));
      const known = begin(text);
      return known === null ? [] : take(table.write(start(known)));
    },
    end: () => {
      const rest = isOpen ? '' : (begin('\n\n') ?? '');
      const records = [
        ...(isOpen ? [] : take(table.write(start(rest)))),
        ...take(table.write('\n')),
        ...take(table.end()),
      ];
      if (state.trailer === null)
        throw new FeedRefused('The feed ends without its trailer line TRL: the file was cut short');
      if (state.trailer > state.rows)
        throw new FeedRefused(`The trailer line counts ${state.trailer} products, the feed has ${state.rows}`);
      return records;
    },
  };
};

const skuColumn = shareasaleColumns.indexOf('sku');

/**
 * Reads ShareASale's tables with or without a header line. If a store's first product has no SKU, products are
 * identified by the network's number.
 */
export const shareasaleRecords = (): RecordReader => {
  let names = shareasaleNames;
  const table = tableRecords((columns) => fieldsByHeader(names, columns), ['id', 'name']);
  const begin = beginReader(1);
  let isOpen = false;
  let added = 0;

  const start = (text: string): string => {
    const [first = ''] = text.split('\n', 1);
    isOpen = true;
    if (isShareasaleHeader(first)) return text;
    added = 1;
    if ((first.split('|')[skuColumn] ?? '').trim() === '') names = { ...shareasaleNames, id: ['productid'] };
    return `${headerOf(shareasaleColumns, countCells(first))}\n${text}`;
  };
  const take = (records: RawRecord[]): RawRecord[] =>
    added === 0 ? records : records.map((record) => ({ ...record, line: record.line - added }));
  return {
    ...table,
    write: (text) => {
      if (isOpen) return take(table.write(text));
      const known = begin(text);
      return known === null ? [] : take(table.write(start(known)));
    },
    end: () => [...(isOpen ? [] : take(table.write(start(begin('\n') ?? '')))), ...take(table.end())],
  };
};

const isShareasaleHeader = (line: string): boolean => /^"?productid"?\|"?name"?\|"?merchantid/i.test(line.trim());

/** Returns whether the first line is Rakuten's. */
export const isRakuten = (line: string): boolean => /^HDR\|\d+\|/.test(line);

/**
 * Returns whether the first line is ShareASale's header or one of its products: a number, a name, a number, a name, a
 * link.
 */
export const isShareasale = (line: string): boolean => {
  if (isShareasaleHeader(line)) return true;
  const cells = line.split('|');
  return (
    cells.length >= 24 &&
    /^\d+$/.test(cells[0] ?? '') &&
    /^\d+$/.test(cells[2] ?? '') &&
    /^https?:/i.test(cells[4] ?? '')
  );
};
