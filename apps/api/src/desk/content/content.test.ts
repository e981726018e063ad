import { setTimeout as wait } from 'node:timers/promises';
import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import { largestPicture } from '@wearfolio/contracts/desk-content';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, signInStaff, stockBoot } from '../testing/desk-shop.ts';

let shop: TestApp;
let cookie: string;

beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop;
  await stockBoot(shop);
  cookie = (await signInStaff(db, 'editor')).cookie;
});
afterAll(() => shop.app.close());

const post = (path: string, body: object) => postDesk(shop, `/content/${path}`, body, cookie);

const save = async (key: string, based_on: number, body: object): Promise<number> =>
  (await post('save', { key, based_on, body: JSON.stringify(body) }).expect(200)).body.data.number;

const publish = (key: string, number: number, at: string | null = null) =>
  post('publish', { key, number, at }).expect(200);

const read = async (path: string) => (await request(shop.app.server).get(path).expect(200)).body.data;

const kindsOnHome = async (): Promise<string[]> =>
  (await read('/api/content/home')).sections.map(({ kind }: { kind: string }) => kind);

const page = (markdown: string) => ({ title: 'Imprint', markdown, is_in_footer: true });

describe('a page of the desk', () => {
  it('stays a draft until it is published, and then appears in the shop, its footer and at its address', async () => {
    const key = 'page/imprint';
    const address = '/page/imprint';
    const number = await save(key, 0, page('Write to **Ada**. <script>alert(1)</script>'));
    expect(await read('/api/content/imprint')).toEqual({ html: null, title: null });
    await request(shop.app.server).get(address).set('Accept', 'text/html').expect(404);

    await publish(key, number);

    expect(await read('/api/content/imprint')).toEqual({
      html: '<p>Write to <strong>Ada</strong>. </p>',
      title: 'Imprint',
    });
    const { text } = await request(shop.app.server).get(address).set('Accept', 'text/html').expect(200);
    expect(text).toContain('<title>Imprint | Wearfolio</title>');
    expect(text).toContain('"pages":[{"title":"Imprint","path":"/page/imprint"}]');
    const sitemap = await request(shop.app.server).get('/sitemaps/listings.xml').expect(200);
    expect(sitemap.text).toContain(`${address}</loc>`);
  });

  it('tells the second of two editors about the conflict, and keeps both versions', async () => {
    const key = 'page/shipping';
    const first = await save(key, 0, page('One'));
    await save(key, first, page('Two'));

    const refused = await post('save', { key, based_on: first, body: JSON.stringify(page('Three')) }).expect(409);

    expect(refused.body.errors.based_on).toHaveLength(1);
    const { data } = (await getDesk(shop, `/content/document?key=${key}`, cookie).expect(200)).body;
    expect(JSON.parse(data.body).markdown).toBe('Two');
    // After seeing the other version, the second editor can save.
    expect(await save(key, data.number, page('Three'))).toBe(3);
    const old = (await getDesk(shop, `/content/version?key=${key}&number=2`, cookie).expect(200)).body.data;
    expect(JSON.parse(old.body).markdown).toBe('Two');
  });

  it('accepts one of two versions saved concurrently', async () => {
    const both = ['One', 'Two'].map((text) =>
      post('save', { key: 'page/race', based_on: 0, body: JSON.stringify(page(text)) }),
    );

    const statuses = (await Promise.all(both)).map(({ status }) => status);

    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('appears at its scheduled time, and can be reverted to the version before', async () => {
    const key = 'page/about-us';
    const ours = (await read('/api/content/about-us')).html;
    await save(key, 0, page('Ours by hand'));
    const at = new Date(Date.now() + 1500).toISOString();
    await publish(key, 1, at);
    expect((await read('/api/content/about-us')).html).toBe(ours);

    await wait(1800);

    expect((await read('/api/content/about-us')).html).toBe('<p>Ours by hand</p>');
    await post('withdraw', { key, what: 'live' }).expect(200);
    expect((await read('/api/content/about-us')).html).toBe(ours);
    await post('withdraw', { key, what: 'live' }).expect(409);
    await post('publish', { key, number: 1, at: '2020-01-01T00:00:00Z' }).expect(409);
  });

  it('writes audit entries with the states before and after', async () => {
    const entries = await shop.db.$queryRaw<{ action: string; before: object; after: object }[]>`
      SELECT action, before, after FROM audit_log WHERE subject = 'page/shipping' ORDER BY id`;

    expect(entries.map(({ action }) => action)).toEqual(['content-save', 'content-save', 'content-save']);
    expect(entries[1]).toMatchObject({ before: { body: page('One') }, after: { body: page('Two') } });
  });
});

const home: HomeDraft = {
  sections: [
    { kind: 'text', title: 'Welcome', markdown: 'Come *in*.' },
    { kind: 'products', eyebrow: 'Boots', title: 'For snow', href: '/browse/women/shoes/boots?sort=price_asc' },
    { kind: 'products', eyebrow: 'Nothing', title: 'Of nobody', href: '/brand/nobody' },
    {
      kind: 'tiles',
      title: 'Kinds',
      tiles: [{ name: 'Boots', href: '/browse/women/shoes/boots', picture: null }],
    },
    { kind: 'names', title: 'Brands', brands: ['acne', 'nobody'] },
    { kind: 'own', part: 'slides' },
  ],
};

describe('the home page of the desk', () => {
  it('replaces the automatic home page with one filled from the catalogue, and can be withdrawn', async () => {
    const composed = await kindsOnHome();
    const { data } = (await post('preview', { key: 'home', body: JSON.stringify(home) }).expect(200)).body;
    const number = await save('home', 0, home);
    expect(await kindsOnHome()).toEqual(composed);
    const { body: dead } = await post('links', { links: ['/brand/acne', '/brand/nobody', 'https://a.test/'] }).expect(
      200,
    );
    const refused = await post('publish', { key: 'home', number, at: null }).expect(409);

    await post('publish', { key: 'home', number, at: null, with_dead_links: true }).expect(200);

    expect(dead.data).toEqual({ dead: ['/brand/nobody'] });
    expect(refused.body.errors.links).toEqual(['/brand/nobody']);
    const { sections } = await read('/api/content/home');
    expect(sections).toEqual(data.home.sections);
    expect(sections.map(({ kind }: { kind: string }) => kind)).toEqual([
      'text',
      'products',
      'tiles',
      'names',
      'slides',
    ]);
    expect(sections[0].html).toBe('<p>Come <em>in</em>.</p>');
    expect(sections[1].asked).toMatchObject({ parentCateg: 'women', subCateg: 'shoes', childCateg: 'boots' });
    expect(sections[2].tiles[0].art.pieces).toMatchObject([{ name: 'Boot', brand: 'Acne' }]);
    expect(sections[3].names).toEqual([{ name: 'Acne', href: '/brand/acne', count: 1 }]);
    const { body } = await request(shop.app.server).get('/').set('Accept', 'application/json').expect(200);
    const carried = Object.entries<string>(body.replies).find(([address]) => address.includes('childCateg=boots'));
    expect(JSON.stringify(carried?.[1])).toContain('Acne');
    await post('withdraw', { key: 'home', what: 'live' }).expect(200);
    expect(await kindsOnHome()).toEqual(composed);
  });

  it.each([
    [{ sections: [{ kind: 'banner' }] }, 'section 1, kind'],
    [{ sections: [{ kind: 'products', eyebrow: '', title: 'x', href: 'javascript:alert(1)' }] }, 'section 1, link'],
    [
      { sections: [{ kind: 'tiles', title: 'x', tiles: [{ name: 'x', href: '//evil.test', picture: null }] }] },
      'section 1, tile 1, link',
    ],
    [
      {
        sections: [
          {
            kind: 'tiles',
            title: 'x',
            tiles: [{ name: 'x', href: '/', picture: { src: '/\t/evil.test', alt: '', width: 8, height: 8 } }],
          },
        ],
      },
      'section 1, tile 1, picture',
    ],
    [{}, 'sections'],
  ])('F4: refuses an invalid document: %j', async (body, place) => {
    const { message } = (await post('save', { key: 'home', based_on: 1, body: JSON.stringify(body) }).expect(400)).body;

    expect(message).toContain(`${place}: `);
  });

  it('shows a page published by another process', async () => {
    const { db } = shop;
    await db.contentVersion.create({ data: { key: 'page/other', number: 1, body: page('Other'), actor: 'x' } });
    await db.contentPublication.create({ data: { key: 'page/other', number: 1, liveAt: new Date(0), actor: 'x' } });
    await db.$executeRaw`NOTIFY content_changed`;

    await expect.poll(async () => (await read('/api/content/other')).html).toBe('<p>Other</p>');
  });
});

describe('an uploaded picture of the desk', () => {
  const upload = (bytes: Buffer) =>
    request(shop.app.server)
      .post('/api/desk/content/picture?name=snow.png')
      .set({ 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl, Cookie: cookie })
      .type('application/octet-stream')
      .send(bytes);

  it('is derived and served from our address, and identical uploads are stored once', async () => {
    const half = { create: { width: 450, height: 600, channels: 3, background: '#204060' } } as const;
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffffff' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();

    const { data } = (await upload(bytes).expect(200)).body;

    expect(data).toMatchObject({ width: 900, height: 600 });
    expect((await upload(bytes).expect(200)).body.data).toEqual(data);
    const small = await request(shop.app.server).get(data.src.replace(/\d+$/, '320')).expect(200);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 320, height: 213, format: 'webp' });
    for (const name of ['mail.jpg', 'preview.jpg'])
      await request(shop.app.server).get(data.src.replace(/\d+$/, name)).expect('Content-Type', 'image/jpeg');
    await request(shop.app.server)
      .get(data.src.replace(/[\da-f]{32}/, '0'.repeat(32)))
      .expect(404);
  });

  it('may have 25 MB', async () => {
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    const largest = Buffer.concat([picture, Buffer.alloc(largestPicture - picture.length)]);

    await upload(largest).expect(200);
    await upload(Buffer.concat([largest, Buffer.alloc(1)])).expect(413);
    await upload(Buffer.alloc(0)).expect(409);
  });

  it('is refused when it is not a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');

    expect((await upload(svg).expect(409)).body.message).toContain('Unsupported file');
  });
});
