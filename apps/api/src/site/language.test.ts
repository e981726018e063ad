// cspell:ignore Ŵééļçóóḿéé ţóó Kleider Kleidung melden sich: accented English
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, getDesk } from '../desk/testing/desk-shop.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const textAt = async ({ app }: TestApp, path: string, status = 200): Promise<string> =>
  (await request(app.server).get(path).expect(status)).text;

describe('the language of a page', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.app.close());

  it('is English, whose scripts stand beside the other languages', async () => {
    const text = await textAt(shop, '/');

    expect(text).toContain('<html lang="en">');
    expect(text).toContain('"/assets/index-abc123.js"');
    expect(await textAt(shop, '/?locale=xx')).toBe(text);
  });

  it('is that of ?locale=, with its scripts, its title and its direction', async () => {
    const text = await textAt(shop, '/?locale=en-XA');

    expect(text).toContain('<html lang="en-XA">');
    expect(text).toContain('"/assets/en-XA/index-abc123.js"');
    expect(text).toContain('"/assets/en-XA/home-abc123.js"');
    expect(text).not.toMatch(/"\/assets\/[\w-]+\.js"/);
    expect(text).toContain('<title>Ŵééļçóóḿéé ţóó Wearfolio,');
    expect(await textAt(shop, '/?locale=ar-XB')).toContain('<html lang="ar-XB" dir="rtl">');
    expect(await textAt(shop, '/no/such/page?locale=en-XA', 404)).toContain('<html lang="en-XA">');
  });

  it('names categories and colors in its language, beside replies with their English names', async () => {
    const [brand, store] = [await addBrand(shop.db, 'Calder'), await addStore(shop.db, 'Ostra')];
    const [black, categories] = [
      await addColor(shop.db, 'Black'),
      await addCategories(shop.db, 'Women/Clothing/Dresses'),
    ];
    await addProduct(shop.db, { name: 'Linen Dress', brand, store, categories, colors: [black], priceCents: 4_000 });
    await publishAll(shop);
    const text = await textAt(shop, '/browse/women/clothing/dresses?locale=de');

    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<title>Kleider, Kleidung, Damen | Wearfolio</title>');
    expect(text).toContain('"Dresses":"Kleider"');
    expect(await textAt(shop, '/browse/women/clothing/dresses')).not.toContain('Kleider');
  });

  it('is never a pseudo-language in production', async () => {
    const open = await startTestApp({ isProduction: true });

    expect(await textAt(open, '/?locale=en-XA')).toContain('<html lang="en">');
    await open.app.close();
  });
});

describe('the language of the desk', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.app.close());

  it('is chosen by ?language=, and remembered on the device', async () => {
    const chosen = await request(shop.app.server).get('/ops/feeds?list=trouble&language=de').expect(303);
    const Cookie = cookieOf(chosen);

    expect(chosen.headers.location).toBe('/ops/feeds?list=trouble');
    expect(chosen.headers['set-cookie']?.[0]).toMatch(/^__Host-desk-language=de;.*HttpOnly; Secure; SameSite=Strict/);
    const { text } = await request(shop.app.server).get('/ops').set({ Cookie }).expect(200);
    expect(text).toContain('<html lang="de">');
    expect(text).toMatch(/"\/assets\/de\/[\w-]+\.js"/);
    expect((await getDesk(shop, '/overview', Cookie).expect(401)).body.message).toBe('Bitte melden Sie sich an');
    expect((await request(shop.app.server).get('/').set({ Cookie })).text).toContain('<html lang="en">');
  });

  it('is English by default, and stays when there is no such language', async () => {
    expect(await textAt(shop, '/ops?language=sv')).toContain('<html lang="en">');
    expect((await getDesk(shop, '/overview').expect(401)).body.message).toBe('Sign in to continue');
  });
});
