// cspell:ignore Sommerkleid Leinen Regenmantel Luftig Wasserdicht Damen Kleider Hafen Mäntel Gelb Mütze Mützen Blau hafen sommerkleid luftig Filz Weich Filzhut Wollpullover Winterjacke leicht Kleidung beschreibung titel
import { Readable } from 'node:stream';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, expect, it } from 'vitest';
import { withTransaction } from '../connection.ts';
import { setRate } from '../prices/rates.ts';
import { publishStore } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { ask, importText } from '../testing/trial.ts';
import { importTexts, type TextImport } from './import-texts.ts';

const main = `id,item_group_id,sku,gtin,title,description,link,image_link,price,brand,product_type,color,size
A-38,A,S-38,4006381333931,Linen summer dress,Airy.,https://hafen.example/a,https://hafen.example/a.jpg,89.90 EUR,Hafen,Women > Clothing > Dresses,Blue,38
A-40,A,S-40,4006381333948,Linen summer dress,Airy.,https://hafen.example/a,https://hafen.example/a.jpg,89.90 EUR,Hafen,Women > Clothing > Dresses,Blue,40
B,,S-B,4006381333955,Rain coat,Waterproof.,https://hafen.example/b,https://hafen.example/b.jpg,149.00 EUR,Hafen,Women > Clothing > Coats,Yellow,M
C,,S-C,,Wool jumper,Warm.,https://hafen.example/c,https://hafen.example/c.jpg,99.00 EUR,Hafen,Women > Clothing > Knitwear,Grey,S
`;

// Other ids and no groups. The dress is known by its SKUs, the coat by its GTIN; the last row is of no product.
const header = 'id,sku,gtin,title,description,link,image_link,price,brand,product_type,color,size\n';
const dress = (id: string, sku: string, size: string) =>
  `${id},${sku},,Sommerkleid aus Leinen,Luftig.,https://hafen.example/de/a,https://hafen.example/a.jpg,"89,90 EUR",Hafen,Damen > Kleider,Blau,${size}\n`;
const coat =
  'D3,,4006381333955,Regenmantel,Wasserdicht.,https://hafen.example/de/b,https://hafen.example/b.jpg,"149,00 EUR",Hafen,Damen > Mäntel,Gelb,M\n';
const other =
  'D4,S-X,,Mütze,,https://hafen.example/de/x,https://hafen.example/x.jpg,"19,95 EUR",Hafen,Damen > Mützen,Rot,\n';
const german = header + dress('D1', 'S-38', '38') + dress('D2', 'S-40', '40') + coat + other;

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await setRate(url, 'EUR', 1.25, 'USD');
  await importText(url, 'Hafen', Buffer.from(main));
  return database.drop;
});

const take = async (text: string, more: Partial<TextImport> = {}) => {
  const printed: string[] = [];
  const counts = await importTexts({
    ...{ url, store: 'Hafen', language: 'de', currency: async () => 'USD', reportsDir: null, ...more },
    bytes: Readable.from([Buffer.from(text)]),
    say: (line) => printed.push(line),
  });
  return { counts, printed };
};

const shown = () =>
  ask(
    url,
    `SELECT external_id AS id, product.title, t.title AS german, t.description, card -> 'titles' ->> 'de' AS card
     FROM product JOIN listing ON listing.product_id = product.id LEFT JOIN product_text t ON t.product_id = product.id
     ORDER BY external_id`,
  );

it('gives the texts of a feed in another language to the same products, and nothing else of it', async () => {
  const before = await ask(url, 'SELECT price_cents, product_url, stock, content_hash FROM product ORDER BY id');
  const { counts, printed } = await take(german);

  expect(counts).toMatchObject({ rows: 4, matched: 3, found: 2, rejected: 0 });
  expect(printed.join('\n')).toMatch(/products with texts +2\n +of no product +1/);
  expect(await shown()).toEqual([
    {
      id: 'A',
      title: 'Linen Summer Dress',
      german: 'Sommerkleid aus Leinen',
      description: 'Luftig.',
      card: 'Sommerkleid aus Leinen',
    },
    { id: 'B', title: 'Rain Coat', german: 'Regenmantel', description: 'Wasserdicht.', card: 'Regenmantel' },
    { id: 'C', title: 'Wool Jumper', german: null, description: null, card: null },
  ]);
  expect(await ask(url, 'SELECT price_cents, product_url, stock, content_hash FROM product ORDER BY id')).toEqual(
    before,
  );
  expect(
    await ask(url, "SELECT product_id FROM listing WHERE keywords LIKE '%sommerkleid%' AND details LIKE '%luftig%'"),
  ).toHaveLength(1);
});

it('removes the texts of products that the feed no longer has, unless it lacks most', async () => {
  await take(german);
  await take(german, { dryRun: true });
  await expect(take(header + coat, { maxShrink: 0.4 })).rejects.toThrow('lacks 1 of 2 products with texts');
  await take(header + coat);
  expect(await shown()).toMatchObject([{ card: null }, { card: 'Regenmantel' }, { card: null }]);
});

it('refuses a feed of other products and a store that is not there', async () => {
  await expect(take(header + other)).rejects.toThrow(Refused);
  await expect(take(german, { store: 'Kai' })).rejects.toThrow('There is no store Kai');
  expect(await ask(url, "SELECT name FROM store WHERE name = 'Kai'")).toEqual([]);
});

it('needs no link and no price, and no column that only the mapping of the store names', async () => {
  const mapping = {
    fields: { id: 'ref', name: 'text', description: 'about', link: 'page', image: 'shot', price: 'cost' },
  };
  const own =
    'ref,text,about,page,shot,cost\nE-1,Felt hat,Soft.,https://kai.example/e,https://kai.example/e.jpg,19.00 EUR\n';
  await importText(url, 'Kai', Buffer.from(own), { settings: { mapping } });
  const { printed } = await take('id;titel;beschreibung\nE-1;Hut aus Filz;Weich.\n', { store: 'Kai' });

  expect(printed.join('\n')).toContain('mapping does not fit');
  expect(await ask(url, 'SELECT language, is_unmapped FROM text_feed')).toEqual([
    { language: 'de', is_unmapped: true },
  ]);
  expect((await shown()).at(-1)).toMatchObject({ title: 'Felt Hat', card: 'Hut aus Filz', description: 'Weich.' });
  await take('ref,text,about,page,shot,cost\nE-1,Filzhut,Weich.,,,\n', { store: 'Kai' });
  expect((await shown()).at(-1)).toMatchObject({ card: 'Filzhut' });
  expect(await ask(url, 'SELECT is_unmapped FROM text_feed')).toEqual([{ is_unmapped: false }]);
});

it('knows the language of the main feed on cards, but not of texts by staff', async () => {
  const languages = () => ask(url, "SELECT DISTINCT card ->> 'language' AS language FROM listing ORDER BY 1");
  expect(await languages()).toEqual([{ language: 'en' }]);
  const rows = ['Sommerkleid', 'Regenmantel', 'Wollpullover', 'Winterjacke'].map(
    (name, at) =>
      `G-${at},${name},Luftig und leicht.,https://kai.example/${at},https://kai.example/${at}.jpg,"89,90 EUR",Hafen,Damen > Kleidung\n`,
  );
  await importText(
    url,
    'Kai',
    Buffer.from(`id,title,description,link,image_link,price,brand,product_type\n${rows.join('')}`),
  );

  expect(await ask(url, 'SELECT name, language FROM store ORDER BY name')).toEqual([
    { name: 'Hafen', language: 'en' },
    { name: 'Kai', language: 'de' },
  ]);
  expect(await languages()).toEqual([{ language: 'de' }, { language: 'en' }]);
  await ask(url, "INSERT INTO product_override (product_id, field, value) SELECT id, 'title', 'Own' FROM product");
  await withTransaction(url, (db) => publishStore(db, 1));
  expect(await languages()).toEqual([{ language: 'de' }, { language: null }]);
});

it('keeps the texts through the next import of the main feed', async () => {
  await take(german);
  await importText(url, 'Hafen', Buffer.from(main.replace('149.00', '129.00')));
  expect(await shown()).toMatchObject([{}, { title: 'Rain Coat', card: 'Regenmantel' }, {}]);
});
