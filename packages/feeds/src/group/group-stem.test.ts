// cspell:ignore Bota Cima Mochila
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

type Row = { sku: string; title: string; gender?: string; group?: string; link?: string; size?: string };

const lineOf = ({ sku, title, gender = '', group = '', link, size = '' }: Row): string =>
  [sku, group, title, 'Tarnbeck', gender, size, '120 USD', link ?? `https://a.example/p/${sku}`].join(',');

const feedOf = (rows: readonly Row[]): string =>
  ['id,item_group_id,title,brand,gender,size,price,link', ...rows.map(lineOf)].join('\n');

const stemsOf = async (rows: readonly Row[]) => (await readAll(feedOf(rows))).rows.map(({ groupStem }) => groupStem);

const sizes = ['38', '38.5', '39', '40'];

describe('groupStem', () => {
  it('groups the sizes and colors of a model by the stem of their SKUs', async () => {
    const rows = ['21K', '22L'].flatMap((model) =>
      ['BkRd', 'WhGn'].flatMap((color) =>
        sizes.map((size) => ({
          sku: `${model}-${color}-${size}`,
          title: `Ridge ${model === '21K' ? 'Mid' : 'Low'} - ${size}`,
        })),
      ),
    );
    const { rows: cleaned } = await readAll(feedOf(rows));

    expect(new Set(cleaned.map(({ groupStem }) => groupStem)).size).toBe(2);
    expect(cleaned[0]).toMatchObject({ title: 'Ridge Mid', facts: { group: 'certain' } });
  });

  it.each([
    ['another audience', { title: "Women's Ridge Boot - 39" }],
    ['another height', { title: 'Ridge Mid Boot - 39' }],
    ['another generation', { title: 'Ridge II Boot - 39' }],
    ['another material', { title: 'Ridge Leather Boot - 39' }],
  ])('keeps %s separate', async (_, other) => {
    const ridge = sizes.map((size, at) => ({ sku: `10${at}`, title: `Ridge Boot - ${size}` }));

    const stems = await stemsOf([...ridge, { sku: '200', ...other }]);

    expect(new Set(stems.slice(0, 4)).size).toBe(1);
    expect(stems[4]).not.toBe(stems[0]);
  });

  it("never overrides the feed's group ids", async () => {
    expect(await stemsOf(sizes.map((size) => ({ sku: `A-${size}`, title: `Ridge - ${size}`, group: 'G' })))).toEqual(
      sizes.map(() => null),
    );
  });

  it('groups rows whose links share a page', async () => {
    const rows = ['ridge', 'harrier'].flatMap((model, nth) =>
      sizes.map((size, at) => ({
        sku: `${nth}${at}`,
        title: `${model} boot`,
        size,
        link: `https://a.example/p/${model}?v=${size}`,
      })),
    );

    expect(new Set(await stemsOf(rows)).size).toBe(2);
  });

  describe('of a store that numbers colors', () => {
    const others = ['fell', 'tarn', 'harrier', 'kestrel'].flatMap((model, nth) =>
      sizes.map((size) => ({ sku: `5${nth}-${size}`, title: `${model} boot - ${size}` })),
    );
    const ridge = (stems: readonly string[], colors: readonly string[]) =>
      stems.flatMap((stem, nth) =>
        sizes.map((size) => ({ sku: `${stem}-${size}`, title: `Ridge Boot - ${colors[nth]} - ${size}` })),
      );

    it('groups the colors of a model', async () => {
      const stems = await stemsOf([...others, ...ridge(['10', '11'], ['Black', 'Ivory'])]);

      expect(new Set(stems).size).toBe(5);
    });

    it('keeps two models of one name and color apart', async () => {
      const stems = await stemsOf([...others, ...ridge(['10', '11'], ['Black', 'Black'])]);

      expect(new Set(stems).size).toBe(6);
    });
  });

  it('groups rows that nest the sizes of one color', async () => {
    const product = (sku: string, color: string): string =>
      `<Product><SKU>${sku}</SKU><Brand_Name>Oboro</Brand_Name><Product_Name>Ridge Shoe - ${color}</Product_Name>
      <Buy_Link>https://a.example/p/${sku}</Buy_Link><Retail_Price>90.00</Retail_Price><Extended_Xml_Attributes><variants>
      ${['8', '9'].map((size) => `<variant><sku>${sku}-${size}</sku><size>${size}</size><color>${color}</color></variant>`).join('')}
      </variants></Extended_Xml_Attributes></Product>`;
    const feed = `<?xml version="1.0"?><Products>${product('RDG1', 'Slate')}${product('RDG2', 'Black')}</Products>`;

    const { rows } = await readAll(feed);

    expect(rows.map(({ groupStem }) => groupStem)).toEqual([
      'title|oboro|unisex|ridge shoe',
      'title|oboro|unisex|ridge shoe',
    ]);
  });

  it('does not group rows without size and color, whatever their SKUs share', async () => {
    const sized = sizes.map((size) => ({ sku: `21K-Bk-${size}`, title: `Bota Cima - ${size}` }));
    const alone = ['1', '2'].map((number) => ({ sku: `33M-Rd-${number}`, title: 'Mochila Duna' }));

    const stems = await stemsOf([...sized, ...alone]);

    expect(stems[0]).toContain('sku:');
    expect(stems.slice(sizes.length)).toEqual([null, null]);
  });

  it('takes no SKU from a prefix of all ids', async () => {
    const sized = ['38', '39'].map((size) => ({ sku: `art-${size}`, title: 'Bota Cima', size }));
    const others = ['Mochila Duna', 'Bota Duna', 'Mochila Cima'].map((title, at) => ({ sku: `art-7${at}`, title }));

    expect((await stemsOf([...sized, ...others]))[0]).toBe('title|tarnbeck|unisex|bota cima');
  });

  it('takes no SKU from an id that is the address', async () => {
    const rows = ['cima', 'duna'].flatMap((model) =>
      ['38', '39'].map((size) => ({
        sku: `a.example/bota-${model}/${size}-0`,
        title: `Bota ${model}`,
        size,
        link: `https://a.example/bota-${model}/${size}-0`,
      })),
    );
    expect(new Set(await stemsOf(rows))).toEqual(
      new Set(['title|tarnbeck|unisex|bota cima', 'title|tarnbeck|unisex|bota duna']),
    );
  });
});
