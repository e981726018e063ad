import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedRefused } from '../feed-refused.ts';
import type { RawRecord, RecordReader } from '../raw-record.ts';
import { readAll as readFeedOf } from '../testing/read.ts';
import { type BuildRecord, jsonLineRecords, jsonRecords } from './json-records.ts';

const build: BuildRecord = (value, line) => ({
  line,
  fields: { id: String((value as { id?: unknown }).id) },
  variants: [],
  fault: null,
});

const chunksOf = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

const readAll = (reader: RecordReader, text: string, size = text.length) => {
  const records: RawRecord[] = [];
  try {
    for (const chunk of chunksOf(text, size)) records.push(...reader.write(chunk));
    records.push(...reader.end());
    return { records, refusal: null };
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return { records, refusal: error.message };
  }
};

const ids = (records: readonly RawRecord[]) => records.map(({ fields, fault }) => fields.id ?? fault?.reason);
const product = (id: number, extra = '') =>
  `{"id": ${id}, "name": "Hat \\"${id}\\" [x}", "variants": [{"id": 7}]${extra}}`;

describe('jsonRecords', () => {
  it.each([
    ['an array', [], `[${product(1)}, ${product(2)}]`],
    [
      'an array in an object',
      ['products'],
      `{"a": {"products": 3}, "count": 2, "products": [${product(1)},${product(2)}]}`,
    ],
    [
      'an array deeper down',
      ['data', 'items'],
      `{"data": {"x": [[1], "]"], "items": [${product(1)} ${product(2)}], "n": null}}`,
    ],
    ['pages of arrays', ['products'], `[{"products": [${product(1)}]}, {"products": [${product(2)}]}]`],
  ])('reads %s, however it is split', (_, path, text) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length }), (size) => {
        const { records, refusal } = readAll(jsonRecords(path, build), text, size);
        expect([ids(records), refusal]).toEqual([['1', '2'], null]);
      }),
      { numRuns: 20, examples: [[1]] },
    );
  });

  it.each([
    ['a text that does not end', '{"id": 2, "name": "Hat, "n": 1}'],
    ['a missing bracket', '{"id": 2, "variants": [{"id": 3}'],
    ['a bracket too many', '{"id": 2, "n": 1}}'],
    ['a word', '{"id": 2, "n": undefined}'],
    ['a comma too many', '{"id": 2,, "n": 1}'],
    ['no bracket', '"id": 2'],
    ['ten megabytes', `{"id": 2, "name": "${'x'.repeat(10_000_000)}"}`],
  ])('reports one fault for a record with %s', (_, broken) => {
    for (const [before, between, after] of [
      ['[', ',', ']'],
      ['[\n  ', ',\n  ', '\n]'],
    ] as const) {
      const text = before + [product(0), product(1), broken, product(3), product(4)].join(between) + after;
      const { records, refusal } = readAll(jsonRecords([], build), text, 65_536);
      const reasons = ids(records).filter((id) => id === undefined || /\D/.test(id));

      expect(refusal).toBeNull();
      expect(ids(records).filter((id) => !reasons.includes(id))).toEqual(
        broken.endsWith('}}') ? ['0', '1', '2', '3', '4'] : ['0', '1', '3', '4'],
      );
      expect(reasons).toHaveLength(1);
    }
  });

  it('does not read nested entries of a broken first record as records', () => {
    const long = (id: number) =>
      `{"id": ${id}, "name": "Hat", "slug": "hat", "tags": [{"id": 7, "name": "warm"}, {"id": 8, "name": "dry"}]}`;
    const { records, refusal } = readAll(
      jsonRecords([], build),
      `[${long(1).replace('"Hat"', '"Hat')}, ${long(2)}, ${long(3)}]`,
    );

    expect([ids(records).slice(1), refusal]).toEqual([['2', '3'], null]);
  });

  it('reports the line of each record', () => {
    const { records } = readAll(
      jsonRecords([], build),
      `[\n${product(1)},\n\n${product(2)}, {"id": x},\n${product(3)}]`,
    );

    expect(records.map(({ line }) => line)).toEqual([2, 4, 4, 5]);
  });

  it('rejects a document that is cut at any point', () => {
    const text = `{"a": 1, "products": [${product(1)}, ${product(2)}], "b": "x"}`;

    for (let end = 1; end < text.length; end += 1) {
      expect(readAll(jsonRecords(['products'], build), text.slice(0, end)).refusal).toMatch(/ends (inside|too early)/);
    }
  });

  it.each([
    ['{"products": {}}', "This JSON has no array 'items'"],
    ['{"items": [] ]', "Line 1: not well-formed JSON: unexpected ']'"],
    ['{"items": []} []', 'Line 1: not well-formed JSON: text after its end'],
    ['{items: <b>}', "Line 1: not well-formed JSON: unexpected '<'"],
    ['['.repeat(200), 'Line 1: not well-formed JSON: nested more than 100 deep'],
  ])('rejects %j', (text, message) => {
    expect(readAll(jsonRecords(['items'], build), text).refusal).toBe(message);
  });
});

describe('jsonLineRecords', () => {
  it('reports one fault for a broken line', () => {
    const { records, refusal } = readAll(jsonLineRecords(build), `${product(1)}\n{"id": 2\r\n\n${product(3)}`, 5);

    expect(refusal).toBeNull();
    expect(records.map(({ line, fault }) => [line, fault?.reason.slice(0, 20)])).toEqual([
      [1, undefined],
      [2, 'not well-formed JSON'],
      [4, undefined],
    ]);
  });

  it('rejects a cut last line', () => {
    const { records, refusal } = readAll(jsonLineRecords(build), `${product(1)}\n${product(2).slice(0, 30)}`);

    expect([ids(records), refusal]).toEqual([['1'], 'Line 2: the feed ends inside a record']);
  });
});

describe('a broken record of a JSON feed', () => {
  const hat = (sku: string, extra = '') =>
    `{"sku": "${sku}", "name": "Hat ${sku}", "price": 5, "link": "https://a.example/${sku}"${extra}}`;
  const shopifyHat = (handle: string, extra = '') =>
    `{"id": 7, "handle": "${handle}", "title": "Hat", "vendor": "Larkfield", "variants": [{"id": 8, "price": "5"}]${extra}}`;
  const broken = ', "n": undefined';

  it.each([
    ['JSON', `[${hat('a')}, ${hat('b', broken)}, ${hat('c')}]`],
    ['JSON Lines', `${hat('a')}\n${hat('b', broken)}\n${hat('c')}\n`],
    ["Shopify's JSON", `{"products": [${shopifyHat('a')}, ${shopifyHat('b', broken)}, ${shopifyHat('c')}]}`],
  ])('keeps its id in %s', async (_, feed) => {
    const { events } = await readFeedOf(feed, { link: 'https://a.example/{id}' });

    expect(events.flatMap((event) => (event.type === 'reject' ? [event.id] : []))).toEqual(['b']);
  });
});
