import { describe, expect, it } from 'vitest';
import { slugOf } from './clean/category/category-tree.ts';
import { readAll } from './testing/read.ts';
import { csvWith, goodLine, goodProduct, xmlWith } from './testing/samples.ts';

const line = (cells: Partial<Record<'id' | 'title' | 'price' | 'link' | 'image' | 'description', string>>): string => {
  const { id = 'bad', title = 'Hat', price = '5', link = 'https://a.example/', image = '', description = '' } = cells;
  return [id, title, 'Larkfield', 'Hats', 'Red', 'M', price, link, image, description].join(',');
};
const long = 'x'.repeat(10_000_000);
const ids = (rows: { externalId: string }[]): string[] => rows.map((row) => row.externalId);

describe('a CSV feed with one bad record', () => {
  it.each([
    ['no id', line({ id: '' }), 'id', 'missing'],
    ['no name', line({ title: '' }), 'name', 'missing'],
    ['a name of markup only', line({ title: '<script>x</script>' }), 'name', 'missing'],
    ['no link', line({ link: '' }), 'link', 'missing'],
    ['a script for a link', line({ link: 'javascript:alert(1)' }), 'link', 'not an http or https address'],
    ['data for a link', line({ link: 'data:text/html;base64-x' }), 'link', 'not an http or https address'],
    ['a link without a scheme', line({ link: '//evil.example/' }), 'link', 'not an http or https address'],
    [
      'a link with a password',
      line({ link: 'https://user:pass@evil.example/' }),
      'link',
      'address contains a user name',
    ],
    ['a negative price', line({ price: '-5.00' }), 'price', 'price is negative'],
    ['no number for a price', line({ price: 'NaN' }), 'price', 'not a price'],
    ['words for a price', line({ price: 'on request' }), 'price', 'not a price'],
    ['an endless price', line({ price: '1e999' }), 'price', 'not a price in a known currency'],
    ['a foreign price without a rate', line({ price: '45.00 DKK' }), 'price', 'no rate is set for DKK'],
    ['a NUL', line({ title: 'H\u0000t' }), 'title', 'contains a NUL character'],
    ['a cell of ten megabytes', line({ description: long }), 'description', 'field is too long'],
    ['a quoted cell of ten megabytes', line({ description: `"${long}"` }), 'description', 'field is too long'],
    ['a cell of 100,001 characters', line({ description: 'x'.repeat(100_001) }), 'description', 'field is too long'],
    ['too few columns', 'bad,Hat,Larkfield', '', 'has 3 columns, the header has 10'],
    ['too many columns', `${line({})},more`, '', 'has 11 columns, the header has 10'],
    ['a quote that is not closed', line({ title: '"Hat' }), '', 'a quote is not closed'],
  ])('rejects a record with %s and accepts the others', async (_, bad, field, reason) => {
    const { rows, rejects, refusal } = await readAll(csvWith(bad));

    expect(refusal).toBeNull();
    expect(ids(rows)).toEqual(['first', 'last']);
    expect(rejects).toEqual([{ line: 3, field, value: expect.any(String), reason }]);
    expect(rejects[0]?.value.length).toBeLessThanOrEqual(200);
  });

  it.each(['constructor', '__proto__'])('reads %s as a word in every field', async (word) => {
    const cells = [
      'bad',
      `${word} 2 ${word}`,
      word,
      word,
      word,
      word,
      '5',
      'https://a.example/',
      '',
      `2 ${word} &${word};`,
    ];

    const { rows, rejects } = await readAll(csvWith(cells.join(',')));

    expect(rejects).toEqual([]);
    expect(ids(rows)).toEqual(['first', 'bad', 'last']);
    expect(JSON.stringify(rows)).not.toMatch(/native code|\[object/);
    expect(slugOf('Constructor')).toBe('constructor');
  });

  it.each(['constructor', '__proto__', 'toString'])('E3: reads %s as a name of columns and elements', async (name) => {
    const shopify = `Handle,Title,Vendor,Type,Variant SKU,Variant Price,Option1 Name,Option1 Value,Image Src,${name}
hat,Hat,Larkfield,Hats,1,5.00,Size,32 ${name},https://a.${name}/1.jpg,${name}`;
    const element = `<${name}>x</${name}>`;
    const elements = `<list><thing>${element}${element}<id>1</id><title>Hat</title><price>5</price>
<link>https://a.${name}/</link></thing><thing><id>2</id><title>Cap</title><price>6</price><link>https://a.example/</link></thing></list>`;
    const mapping = { record: 'thing', fields: { id: 'id', name: 'title', price: 'price', link: 'link', color: name } };

    const ofShop = await readAll(shopify, { link: 'https://a.example/{id}' });
    const mapped = await readAll(elements, { mapping });

    expect(ids(mapped.rows)).toEqual(['1', '2']);
    expect(ofShop.rows).toHaveLength(1);
    for (const { rows, rejects } of [ofShop, mapped])
      expect(JSON.stringify([rows, rejects])).not.toMatch(/native code|\[object/);
  });

  it('reports the id of a record with too many, too few or too long cells or an unclosed quote', async () => {
    const broken = [`${line({ id: 'many' })},more`, '"few",Hat', line({ id: 'long', description: long })];

    const { events } = await readAll(csvWith(...broken, line({ id: 'open', title: '"Hat' })));

    expect(events.flatMap((event) => (event.type === 'reject' ? [event.id] : []))).toEqual([
      'many',
      'few',
      'long',
      'open',
    ]);
  });

  it('reads on behind a line with an unclosed quote that ends before its id', async () => {
    const rows = ['Hat,5,https://a.example/1,a1', '"Cap', 'Belt,9,https://a.example/2,a2'];

    const read = await readAll(`title,price,link,id\n${rows.join('\n')}\n`);

    expect(ids(read.rows)).toEqual(['a1', 'a2']);
    expect(read.rejects.map((reject) => reject.reason)).toEqual(['a quote is not closed']);
  });

  it('loses one record for each unclosed quote among many rows', async () => {
    const lines = Array.from({ length: 60 }, (_, at) =>
      at % 20 === 5 ? `${at},"Hat,Larkfield,Hats,Red,M,5,https://a.example/,,` : goodLine(`g${at}`),
    );

    const { rows, rejects } = await readAll(csvWith(...lines));

    expect(rows).toHaveLength(59);
    expect(rejects.map((reject) => reject.line)).toEqual([8, 28, 48]);
  });

  it('reports an unclosed quote once when lines that are not records follow', async () => {
    const { rows, rejects } = await readAll(csvWith('bad,"Hat', 'more text, of it', '', 'and more'));

    expect(ids(rows)).toEqual(['first', 'last']);
    expect(rejects).toEqual([{ line: 3, field: '', value: 'bad,"Hat', reason: 'a quote is not closed' }]);
  });

  it.each([
    ['too long', line({ id: 'next', description: long }), 'field is too long'],
    ['too long, in quotes', line({ id: 'next', description: `"${long}"` }), 'field is too long'],
    ['too many', `${line({ id: 'next' })},more`, 'has 11 columns, the header has 10'],
  ])('counts the record after an unclosed quote whose cells are %s', async (_, next, reason) => {
    const { events, rows, rejects } = await readAll(csvWith('bad,"Hat,x', next, goodLine('more')));

    expect(ids(rows)).toEqual(['first', 'more', 'last']);
    expect(rejects.map((reject) => [reject.line, reject.reason])).toEqual([
      [3, 'a quote is not closed'],
      [4, reason],
    ]);
    expect(events.flatMap((event) => (event.type === 'reject' ? [event.id] : []))).toEqual(['bad', 'next']);
  });

  it('accepts a valid record of several lines right after an unclosed quote', async () => {
    const good = line({ id: 'good', description: '"one\ntwo"' });

    const { rows, rejects } = await readAll(csvWith('bad,"Hat,x', good, goodLine('more')));

    expect(ids(rows)).toEqual(['first', 'good', 'more', 'last']);
    expect(rejects.map((reject) => reject.line)).toEqual([3]);
  });

  it('does not merge two records with an unclosed quote each', async () => {
    const { rows, rejects } = await readAll(
      csvWith(line({ id: 'a', title: '"Hat' }), line({ id: 'b', title: '"Hat' })),
    );

    expect(ids(rows)).toEqual(['first', 'last']);
    expect(rejects.map((reject) => reject.line)).toEqual([3, 4]);
  });

  it('rejects the last record for an unclosed quote if its line is complete', async () => {
    const { rows, rejects, refusal } = await readAll(`${csvWith()}${line({ id: 'bad', title: '"Hat' })}\n`);

    expect(refusal).toBeNull();
    expect(ids(rows)).toEqual(['first', 'last']);
    expect(rejects).toEqual([expect.objectContaining({ line: 4, reason: 'a quote is not closed' })]);
  });

  it.each([
    ['in an open quote', 'bad,"Hat,x'],
    ['in an open quote, after a line break', 'bad,"Hat,x\n'],
    ['in an open quote, lines later', 'bad,"Hat\nis warm\nand dry'],
    ['in the middle of the last record', 'bad,Hat,Brand'],
  ])('rejects a table that is cut %s', async (_, cut) => {
    const { rows, refusal } = await readAll(csvWith() + cut);

    expect(ids(rows).slice(0, 1)).toEqual(['first']);
    expect(refusal).toMatch(/^Line 4: the feed ends inside a record$/);
  });

  it('accepts a table without a final line break', async () => {
    expect((await readAll(csvWith().trimEnd())).refusal).toBeNull();
  });

  it.each([
    ['too few cells', 'bad,Hat'],
    ['a cell too many', `${line({ id: 'bad' })},more`],
    ['a cell too many, and lines in another', `${line({ id: 'bad', title: '"Warm\nHat"' })},more`],
    ['a cell too few, and lines in another', 'bad,"Warm\nand ""dry""\nHat",x'],
  ])('reports the column count of a record with %s, and accepts the others', async (_, bad) => {
    const { rows, rejects } = await readAll(csvWith(bad, goodLine('middle')));

    expect(ids(rows)).toEqual(['first', 'middle', 'last']);
    expect(rejects).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringMatching(/^has \d+ columns, the header has 10$/) }),
    ]);
  });

  it('keeps a row with a bad picture, and warns', async () => {
    const { rows } = await readAll(
      csvWith(line({ id: 'pic', image: 'javascript:x|/pictures/../etc|https://a.example/ok.jpg' })),
    );

    expect(rows[1]?.images.map((image) => image.url)).toEqual(['https://a.example/ok.jpg']);
    expect(rows[1]?.warnings.map((warning) => [warning.field, warning.value])).toEqual([
      ['image', 'javascript:x'],
      ['image', '/pictures/../etc'],
    ]);
  });

  it('accepts a row without a price, and one above its regular price with a warning', async () => {
    const text = 'id,name,link,price,retail_price\n1,Hat,https://a.example/,,\n2,Hat,https://a.example/,9,5\n';

    const { rows } = await readAll(text);

    expect(rows.map((row) => [row.priceCents, row.retailCents])).toEqual([
      [null, null],
      [900, null],
    ]);
    expect(rows[1]?.warnings).toEqual([{ field: 'retail_price', value: '5', reason: 'is below the price' }]);
  });

  it('converts markup to plain text in every text field', async () => {
    const { rows } = await readAll(
      csvWith(
        'x,&lt;script&gt;alert(1)&lt;/script&gt;Hat <b>one</b>,<i>Lark</i>,Hats,<img src=x onerror=y>Red,M,5,https://a.example/,,<img src=x onerror=alert(1)><p onclick=z>Hi</p>',
      ),
    );

    expect(rows[1]).toMatchObject({
      name: 'Hat one',
      brand: 'Lark',
      description: '<p>Hi</p>',
      variants: [{ color: { name: 'Red' } }],
    });
  });
});

describe('an XML feed with one bad record', () => {
  it.each([
    [
      'an undefined entity',
      goodProduct('bad', '<Color>&xxe;</Color>'),
      'color',
      'not well-formed XML: undefined entity',
    ],
    ['a NUL', goodProduct('bad', '<Color>R\u0000d</Color>'), 'color', 'not well-formed XML: disallowed character'],
    [
      'a closing tag of another element',
      '<Product><SKU>bad</Name></Product>',
      'sku',
      'not well-formed XML: unexpected close tag',
    ],
    [
      'an element left open',
      '<Product><SKU>bad</SKU><Color>Red</Product>',
      'color',
      'not well-formed XML: unexpected close tag',
    ],
    ['no end', '<Product><SKU>bad</SKU>', 'product', 'record is not closed'],
    ['a cell of ten megabytes', goodProduct('bad', `<Keywords>${long}</Keywords>`), 'keywords', 'field is too long'],
    [
      'a CDATA section of ten megabytes',
      goodProduct('bad', `<Keywords><![CDATA[${long}]]></Keywords>`),
      'keywords',
      'field is too long',
    ],
    [
      'a cell of 100,001 characters',
      goodProduct('bad', `<Keywords>${'x'.repeat(100_001)}</Keywords>`),
      'keywords',
      'field is too long',
    ],
    ['endless variants', goodProduct('bad', '<variant></variant>'.repeat(300_000)), '', 'record is too long'],
    [
      'a script for a link',
      goodProduct('bad').replace('https:', 'javascript:'),
      'link',
      'not an http or https address',
    ],
  ])('rejects a record with %s and accepts the others', async (_, bad, field, reason) => {
    const { rows, rejects } = await readAll(xmlWith(bad));

    expect(ids(rows)).toEqual(['first', 'last']);
    expect(rejects).toEqual([{ line: 4, field, value: expect.any(String), reason }]);
  });

  it('never expands entities of a DTD', async () => {
    const bomb = `<!DOCTYPE Products [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const text = xmlWith(goodProduct('bomb', '<Color>&b;</Color>'), goodProduct('file', '<Color>&f;</Color>'));

    const { rows, rejects } = await readAll(text.replace('<Products>', `${bomb}<Products>`));

    expect(ids(rows)).toEqual(['first', 'last']);
    expect(rejects.map((reject) => reject.value)).toEqual(['', '']);
  });

  it('keeps counting lines after a long cell', async () => {
    const { rejects } = await readAll(
      xmlWith(goodProduct('bad', `<Keywords>${'x\n'.repeat(300_000)}</Keywords>`), goodProduct('')),
    );

    expect(rejects.map((reject) => reject.line)).toEqual([4, 300_005]);
  });

  it.each([
    ['an endless attribute', `<Products a="${'x'.repeat(600_000)}"></Products>`],
    ['endless depth', `<Products>${'<a>'.repeat(200)}`],
    [
      'an endless DTD',
      `<?xml version="1.0"?><!DOCTYPE Products [${'<!ENTITY a "b">'.repeat(40_000)}]><Products></Products>`,
    ],
  ])('rejects a feed with %s', async (_, text) => {
    expect((await readAll(text, { format: 'avantlink' })).refusal).toMatch(/characters without a tag|deep/);
  });
});
