// cspell:disable
import type { RawRecord, RecordReader } from '../raw-record.ts';
import { fieldsByHeader, type HeaderNames, headerNames, namesOf } from './columns.ts';
import { tableRecords } from './table-records.ts';

/**
 * The columns that identify a network's table with a header line. The names of its columns come from CJ's "Product Catalog
 * Data Transfer Guide", impact.com's "Standard catalog fields", TradeDoubler's and Webgains' "Product feeds" and Kelkoo's
 * "Product data feed".
 */
const marks = {
  cj: [
    ['programname', 'buyurl'],
    ['program_name', 'buy_url'],
  ],
  impact: [
    ['unique_merchant_sku', 'product_url'],
    ['catalogitemid', 'currentprice'],
    ['current_price', 'stock_availability'],
  ],
  tradedoubler: [['tdproductid'], ['productid', 'tdcategories'], ['sourceproductid', 'producturl']],
  webgains: [
    ['deeplink', 'merchant_category'],
    ['merchant_product_id', 'deeplink'],
    ['program_id', 'deeplink'],
  ],
  kelkoo: [
    ['offer_id', 'merchant_category'],
    ['product_url', 'merchant_category'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type NetworkTableName = keyof typeof marks;

/** Returns the network whose table has these columns, or null. */
export const networkOf = (columns: readonly string[]): NetworkTableName | null => {
  const entries = Object.entries(marks) as [NetworkTableName, readonly (readonly string[])[]][];
  const found = entries.find(([, all]) => all.some((mark) => mark.every((column) => columns.includes(column))));
  return found?.[0] ?? null;
};

/** Returns what a network calls our fields: the common names, and those that it has or ranks otherwise. */
export const namesOfNetwork = (network: NetworkTableName): HeaderNames => ({ ...headerNames, ...namesOf(network) });

/** What Kelkoo's numbers of availability mean. */
const kelkooAvailability: Readonly<Record<string, string>> = {
  1: 'in stock',
  2: 'backorder',
  4: 'preorder',
  5: 'backorder',
  6: 'out of stock',
};

const withAvailability = (record: RawRecord): RawRecord => {
  const { availability = '' } = record.fields;
  const fields = { ...record.fields, availability: kelkooAvailability[availability] ?? availability };
  return { ...record, fields };
};

/** Reads the table of an affiliate network. */
export const networkTableRecords = (name: NetworkTableName): RecordReader => {
  const names = namesOfNetwork(name);
  const reader = tableRecords((columns) => fieldsByHeader(names, columns), ['id', 'name']);
  if (name !== 'kelkoo') return reader;
  return {
    ...reader,
    write: (text) => reader.write(text).map(withAvailability),
    end: () => reader.end().map(withAvailability),
  };
};
