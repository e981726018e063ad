import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';
import { goodProduct, xmlWith } from '../testing/samples.ts';

const products = (count: number): string[] => Array.from({ length: count }, (_, at) => goodProduct(`p${at}`));

describe('xmlRecords', () => {
  it('reads an unescaped & in addresses and texts, and an unescaped < before a number', async () => {
    const { rows, rejects } = await readAll(
      xmlWith(
        goodProduct('amp', '<Image_URL>https://a.example/1.jpg?v=1763833963&width=1946</Image_URL>'),
        goodProduct('text', '<Long_Description>By H&M, 5 < 6 & more;&nbsp;caf&eacute;</Long_Description>'),
        goodProduct('cdata', '<Image_URL><![CDATA[https://a.example/2.jpg?a=1&b=2]]></Image_URL>'),
      ),
    );

    expect(rejects).toEqual([]);
    expect(rows.map((row) => row.externalId)).toEqual(['first', 'amp', 'text', 'cdata', 'last']);
    expect(rows[1]?.images[0]?.url).toBe('https://a.example/1.jpg?v=1763833963&width=1946');
    expect(rows[2]?.description).toBe('By H&amp;M, 5 &lt; 6 &amp; more; café');
    expect(rows[3]?.images[0]?.url).toBe('https://a.example/2.jpg?a=1&b=2');
  });

  it.each([
    ['a CDATA section', '<Long_Description><![CDATA[Hat</Long_Description>'],
    ['a comment', '<!-- Hat'],
    ['a quote of an attribute', '<Long_Description><a href="x>Hat</Long_Description>'],
    ['a tag', '<Long_Description'],
  ])('loses and reports one row for %s that is not closed', async (_, broken) => {
    for (const chunkSize of [1, 65_536]) {
      const after = goodProduct('after', '<Long_Description><![CDATA[Fine]]></Long_Description><!-- fine -->');
      const { rows, rejects } = await readAll(xmlWith(goodProduct('bad', broken), after), { chunkSize });

      expect(rows.map((row) => row.externalId)).toEqual(['first', 'after', 'last']);
      expect(rejects.map((reject) => reject.line)).toEqual([4]);
    }
  });

  it('reports the id of a row that is broken before its id', async () => {
    const broken = '<Product><Product_Name>x</Product_Nam><SKU><![CDATA[A1]]></SKU></Product>';
    const { events } = await readAll(xmlWith(broken));

    expect(events).toContainEqual(expect.objectContaining({ type: 'reject', id: 'A1' }));
  });

  it('ignores products inside a comment', async () => {
    const { events } = await readAll(xmlWith(`<!-- ${goodProduct('old')} -->`));

    expect(events).toHaveLength(2);
  });

  it('counts every row once, however one of them is damaged', async () => {
    const damage = fc.constantFrom(
      '&',
      '<',
      '>',
      '"',
      '<![CDATA[',
      ']]>',
      '<!--',
      '<b',
      '</i>',
      '<Size>',
      '\u0000',
      '&x;',
    );
    const all = products(9);

    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 9, max: 200 }), fc.nat({ max: 40 }), async (text, at, cut) => {
        const [first = '', ...others] = all;
        const end = first.length - '</Product>'.length;
        const from = Math.min(at, end);
        const damaged = first.slice(0, from) + text + first.slice(Math.min(from + cut, end));
        // Damage that spells the record's own tag, as in '<Product>_Name>', begins or ends a row.
        fc.pre(!/<\/?Product[\s/>]/.test(damaged.slice(1, -'</Product>'.length)));
        const { events, rows, refusal } = await readAll(xmlWith(damaged, ...others));

        expect(refusal).toBeNull();
        expect(events).toHaveLength(11);
        expect(rows.length).toBeGreaterThanOrEqual(10);
      }),
    );
  });
});
