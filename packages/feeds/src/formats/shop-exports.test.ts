// cspell:disable
import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

describe('WooCommerce', () => {
  const feed = `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)",Brands
44,variable,woo-hoodie,,Harbor Hoodie,1,"<p>Warm</p>",1,,,,,"Clothing, Clothing > Women > Hoodies",,"https://s.example/1.jpg, https://s.example/2.jpg",,Colour,"Blue, Red",Size,"S, M",Larkfield
47,simple,woo-cap,036000291452,Harbor Cap,1,A cap,1,7,0.2,16,18,Clothing > Accessories > Caps,women,https://s.example/3.jpg,,Color,Yellow,,,Larkfield
48,simple,woo-draft,,Secret Cap,0,,1,,,,9,Caps,,,,,,,,
60,variation,woo-hoodie-blue-s,,"Harbor Hoodie - Blue, S",1,,1,4,,42,45,,,https://s.example/1.jpg,woo-hoodie,Colour,Blue,Size,S,
61,variation,woo-hoodie-red-m,,"Harbor Hoodie - Red, M",1,,0,0,,,45,,,https://s.example/2.jpg,id:44,Colour,Red,Size,M,
`;

  it('leaves a scraped table with the same columns and a price of today to the plain reader', async () => {
    const row = (at: number): string => `${at},Harbor Cap ${at},cap-${at},simple,${20 + at},,https://s.example/${at}`;
    const rows = Array.from({ length: 8 }, (_, at) => row(at + 1));

    const read = await readAll(`id,name,sku,type,price,regular_price,permalink\n${rows.join('\n')}\n`);

    expect(read.rows.map(({ priceCents }) => priceCents)).toEqual(rows.map((_, at) => 2_100 + 100 * at));
  });

  it('adds variations to the product that they name, and rejects drafts', async () => {
    const { rows, rejects } = await readAll(feed, { link: 'https://s.example/{id}' });

    expect(rejects).toEqual([{ line: 4, field: 'published', value: '0', reason: 'is not on sale' }]);
    expect(rows.map(({ externalId }) => externalId)).toEqual(['woo-cap', 'woo-hoodie']);
    expect(rows[0]).toMatchObject({
      priceCents: 1_600,
      retailCents: 1_800,
      stock: 7,
      gtin: '00036000291452',
      shippingWeightGrams: 200,
    });
    expect(rows[1]).toMatchObject({
      title: 'Harbor Hoodie',
      brand: 'Larkfield',
      categoryPath: 'women/clothing/sweatshirts-hoodies',
      priceCents: 4_200,
      variants: [
        { externalId: 'woo-hoodie-blue-s', color: { name: 'Blue' }, size: { value: 'S' }, stock: 4, priceCents: 4_200 },
        { externalId: 'woo-hoodie-red-m', color: { name: 'Red' }, size: { value: 'M' }, stock: 0, priceCents: 4_500 },
      ],
    });
  });
});

describe('Magento', () => {
  const feed = `sku,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,url_key,base_image,qty,is_in_stock,additional_attributes,configurable_variations
WJ01-S-Blue,Top,simple,"Default Category/Women/Tops/Jackets",Stellar Jacket-S-Blue,Dry,1,"Not Visible Individually",75.00,,stellar-s-blue,https://m.example/b.jpg,3.0000,1,"color=Blue,size=S,manufacturer=Larkfield",
WJ01-M-Red,Top,simple,"Default Category/Women/Tops/Jackets",Stellar Jacket-M-Red,Dry,1,"Not Visible Individually",75.00,60.00,stellar-m-red,https://m.example/r.jpg,0.0000,0,"color=Red,size=M,manufacturer=Larkfield",
WJ01,Top,configurable,"Default Category/Women,Default Category/Women/Tops/Jackets",Stellar Jacket,Dry and warm,1,"Catalog, Search",,,stellar,https://m.example/1.jpg,0.0000,1,"manufacturer=Larkfield,material=Nylon","sku=WJ01-S-Blue,size=S,color=Blue|sku=WJ01-M-Red,size=M,color=Red"
LONE-1,Top,simple,"Default Category/Women",Lone Part,,1,"Not Visible Individually",5.00,,lone,,1.0000,1,,
`;

  it('turns the simple products of a configurable product into its variants', async () => {
    const { rows, rejects } = await readAll(feed, { link: 'https://m.example/{id}' });

    expect(rejects).toEqual([
      { line: 5, field: 'visibility', value: 'LONE-1', reason: 'belongs to a product that is not in the feed' },
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      externalId: 'WJ01',
      title: 'Stellar Jacket',
      brand: 'Larkfield',
      categoryPath: 'women/clothing/jackets',
      material: 'Nylon',
      priceCents: 6_000,
      variants: [
        { externalId: 'WJ01-S-Blue', color: { name: 'Blue' }, size: { value: 'S' }, stock: 3, priceCents: 7_500 },
        { externalId: 'WJ01-M-Red', color: { name: 'Red' }, size: { value: 'M' }, stock: 0, priceCents: 6_000 },
      ],
    });
  });

  it('reads the same product from an export that lists it before its variants', async () => {
    const [header = '', blue = '', red = '', product = '', alone = ''] = feed.split('\n');
    const { rows, rejects } = await readAll([header, product, alone, blue, red, ''].join('\n'), {
      link: 'https://m.example/{id}',
    });
    const { rows: usual } = await readAll(feed, { link: 'https://m.example/{id}' });

    expect(rejects.map(({ value }) => value)).toEqual(['LONE-1']);
    expect(rows).toEqual(usual);
  });
});

describe('Wix', () => {
  const feed = `handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2
product_1,Product,Harbor Jacket,<p>Dry</p>,a1.jpg;a2.jpg,Women;Jackets,HJ,60,,true,PERCENT,10,InStock,,Color,COLOR,#ff0000:Red;#0000ff:Blue,Size,DROP_DOWN,S;M
product_1,Variant,,,,,HJ-R-S,,0,true,,,4,,Color,COLOR,Red,Size,DROP_DOWN,S
product_1,Variant,,,,,HJ-B-M,,5,true,,,0,,Color,COLOR,Blue,Size,DROP_DOWN,M
product_2,Product,Hidden Hat,,h.jpg,Hats,,10,,false,PERCENT,0,InStock,,,,,,,
`;

  it('adds variants to their product, with surcharge and discount', async () => {
    const { rows, rejects } = await readAll(feed, { link: 'https://w.example/{id}' });

    expect(rejects).toEqual([{ line: 5, field: 'visible', value: 'false', reason: 'is not on sale' }]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      externalId: 'product_1',
      priceCents: 5_400,
      retailCents: 6_000,
      images: [
        { url: 'https://static.wixstatic.com/media/a1.jpg' },
        { url: 'https://static.wixstatic.com/media/a2.jpg' },
      ],
      variants: [
        { externalId: 'HJ-R-S', color: { name: 'Red' }, size: { value: 'S' }, stock: 4, priceCents: 5_400 },
        { externalId: 'HJ-B-M', color: { name: 'Blue' }, size: { value: 'M' }, stock: 0, priceCents: 5_850 },
      ],
    });
  });
});

describe('Shopify products.json', () => {
  const feed = JSON.stringify({
    products: [
      {
        id: 881,
        title: 'Harbor Jacket',
        handle: 'harbor-jacket',
        body_html: '<p>Dry</p>',
        vendor: 'Larkfield',
        product_type: 'Jackets',
        tags: ['women', 'rain'],
        variants: [
          {
            id: 1,
            option1: 'S',
            option2: 'Red',
            sku: 'HJ-R-S',
            available: true,
            price: '60.00',
            grams: 400,
            compare_at_price: '80.00',
          },
          {
            id: 2,
            option1: 'M',
            option2: 'Blue',
            sku: '',
            available: false,
            price: '55.00',
            grams: 400,
            compare_at_price: null,
          },
        ],
        images: [{ src: 'https://s.example/1.jpg', width: 800, height: 1000 }],
        options: [
          { name: 'Size', position: 1 },
          { name: 'Colour', position: 2 },
        ],
      },
    ],
  });

  it('is read with its variants and tags, under the same id as the export', async () => {
    const { rows, rejects } = await readAll(feed, { link: 'https://s.example/products/{id}' });

    expect(rejects).toEqual([]);
    expect(rows[0]).toMatchObject({
      externalId: 'harbor-jacket',
      url: 'https://s.example/products/harbor-jacket',
      categoryPath: 'women/clothing/jackets',
      priceCents: 5_500,
      variants: [
        {
          externalId: 'HJ-R-S',
          color: { name: 'Red' },
          size: { value: 'S' },
          stock: null,
          priceCents: 6_000,
          retailCents: 8_000,
        },
        { externalId: '2', color: { name: 'Blue' }, size: { value: 'M' }, stock: 0, priceCents: 5_500 },
      ],
    });
  });

  it('is rejected if it is cut short', async () => {
    expect((await readAll(feed.slice(0, -40), { link: 'https://s.example/{id}' })).refusal).not.toBeNull();
  });
});
