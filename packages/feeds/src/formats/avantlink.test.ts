import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstRow, readAll } from '../testing/read.ts';

const feed = readFileSync(new URL('../fixtures/avantlink.xml', import.meta.url));

describe('avantlinkRecords', () => {
  it('reads a product with its nested variants and drops the variant that repeats the product', async () => {
    const { events } = await readAll(feed);
    const [first] = events;

    expect(first).toMatchObject({
      type: 'row',
      line: 3,
      row: {
        externalId: 'TB-100',
        groupId: null,
        name: "TARNBECK KESTREL III WOMEN'S HIKING BOOT",
        title: "Kestrel III Women's Hiking Boot",
        brand: 'Tarnbeck',
        categoryPath: 'women/shoes/hiking-shoes',
        description: 'Dry feet &amp; long days.',
        priceCents: 12995,
        retailCents: 17000,
        url: 'http://click.shop.example/c?p=1&pri=100',
        images: [{ url: 'https://img.shop.example/l/tb100.png', width: null, height: null }],
        stock: null,
        namesColor: true,
        unmapped: [],
        warnings: [],
        variants: [
          {
            externalId: 'TB-101',
            color: { name: 'Blue Spell', parent: 'Blue' },
            size: { ladder: "Women's shoes, US", value: '6' },
            priceCents: 12995,
          },
          {
            externalId: 'TB-102',
            priceCents: 11995,
            retailCents: 17000,
            images: [{ url: 'https://img.shop.example/l/tb102.png', width: null, height: null }],
          },
        ],
      },
    });
  });

  it('reads a row with color and size in the name, and its second-best picture', async () => {
    const { rows } = await readAll(feed);

    expect(rows[1]).toMatchObject({
      externalId: 'QM-7',
      groupId: 'QM',
      categoryPath: 'men/shoes/climbing-shoes',
      priceCents: 9900,
      stock: 0,
      images: [{ url: 'https://img.shop.example/m/qm7.png' }],
      variants: [
        {
          externalId: 'QM-7',
          color: { name: 'Hyper Blue', parent: 'Blue' },
          size: { ladder: 'Unisex shoes, EU', value: '40' },
          stock: 0,
        },
      ],
    });
  });

  it("reads merchants' own element names beside AvantLink's", async () => {
    const row = (more: string) =>
      firstRow(
        `<Products><Product><SKU>R1</SKU><Product_Name>Ridge Boot</Product_Name><Buy_Link>https://s.example/1</Buy_Link><Retail_Price>9</Retail_Price>${more}</Product></Products>`,
      );

    expect((await row('<Item_Color>Slate</Item_Color><Item_Size>9.5</Item_Size>')).variants).toMatchObject([
      { color: { name: 'Slate' }, size: { value: '9.5' } },
    ]);
    expect((await row('<Item_Color>Slate</Item_Color><Color>Moss</Color>')).variants).toMatchObject([
      { color: { name: 'Moss' } },
    ]);
  });

  it('reads options in the short description beside the long one', async () => {
    const row = await firstRow(
      '<Products><Product><SKU>R1</SKU><Product_Name>Ridge Boot</Product_Name><Buy_Link>https://s.example/1</Buy_Link><Retail_Price>9</Retail_Price><Long_Description>A boot.</Long_Description><Short_Description>Color: Slate. Size: 9.5 D.</Short_Description></Product></Products>',
    );

    expect(row).toMatchObject({
      description: 'A boot.',
      variants: [{ color: { name: 'Slate' }, size: { value: '9.5' } }],
    });
  });
});
