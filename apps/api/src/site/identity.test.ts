import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type IdentityDraft, identityOf, standardIdentity } from '@wearfolio/contracts/identity/identity';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDesk, postDesk, signInStaff } from '../desk/testing/desk-shop.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { lookOf, withLook } from './identity-look.ts';

const publicDir = join(import.meta.dirname, '..', '..', '..', 'web', 'public');

let shop: TestApp;
let cookie: string;

beforeAll(async () => {
  shop = await startTestApp({ identity: { mail_from: 'Set <set@shop.test>' } });
  cookie = (await signInStaff(shop.db, 'editor')).cookie;
});
afterAll(() => shop.app.close());

const post = (path: string, body: object) => postDesk(shop, `/content/${path}`, body, cookie);

const readDraft = async (): Promise<{ number: number; body: IdentityDraft }> => {
  const { data } = (await getDesk(shop, '/content/document?key=identity', cookie).expect(200)).body;
  return { number: data.number, body: JSON.parse(data.body) };
};

const publish = async (change: Partial<IdentityDraft>): Promise<void> => {
  const { number, body } = await readDraft();
  const saved = await post('save', {
    key: 'identity',
    based_on: number,
    body: JSON.stringify({ ...body, ...change }),
  }).expect(200);
  await post('publish', { key: 'identity', number: saved.body.data.number, at: null }).expect(200);
};

const openPage = (path = '/about') => request(shop.app.server).get(path).set('Accept', 'text/html').expect(200);

const icon = { src: `/shop-pictures/${'a'.repeat(32)}/1-640x640-ffffff-640`, width: 640, height: 640, alt: '' };

describe('withLook', () => {
  const built = `<head>
    <link rel="icon" type="image/svg+xml" href="/assets/icon.svg" />
    <link rel="apple-touch-icon" href="/icons/touch.png" />
    <link rel="manifest" href="/icons/manifest.webmanifest" />
    <link
      rel="preload"
      as="font"
      crossorigin
      href="/assets/text.woff2"
    />
    <link rel="preload" as="font" crossorigin href="/assets/titles.woff2" />
  </head>`;
  const shop = identityOf({}, null, null);

  it('keeps the page of a shop without an identity as built', () => {
    expect(withLook(built, lookOf(shop))).toBe(built);
  });

  it("loads only the fonts of the chosen pair, and the shop's icon", () => {
    const page = withLook(built, lookOf({ ...shop, fonts: 'bricolage', icon }));

    const asked = [...page.matchAll(/<link[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(asked).toEqual([
      icon.src.replace(/640$/, '160'),
      icon.src.replace(/640$/, 'mail.jpg'),
      '/icons/manifest.webmanifest',
      '/assets/fonts/bricolage-grotesque-400-1.woff2',
      '/assets/fonts/figtree-1.woff2',
    ]);
  });

  it.each(['bodoni', 'bricolage'] as const)('names existing font files of %s', (fonts) => {
    const { style } = lookOf({ ...shop, fonts });
    const files = [...style.matchAll(/url\((\/assets\/fonts\/[^)]+)\)/g)].map(([, file = '']) => file);

    expect(files).toHaveLength(4);
    for (const file of files) expect(existsSync(join(publicDir, file)), file).toBe(true);
  });
});

describe('the identity of a shop', () => {
  it('is the default until staff publish another', async () => {
    expect((await readDraft()).body).toEqual({ ...standardIdentity, mail_from: 'Set <set@shop.test>' });
    const { text, headers } = await openPage('/');

    expect(text).toContain('<title>Welcome to Wearfolio');
    expect(text).not.toContain('<style>');
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('is in every page afterwards, with a style that the CSP allows, and a new ETag', async () => {
    const before = (await openPage()).headers.etag;

    await publish({ name: 'Fold & Hem', accent: { light: '#1f5c3a', dark: '#8ecba4' }, fonts: 'bodoni', icon });

    const { text, headers } = await openPage();
    expect(headers.etag).not.toBe(before);
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    expect(style).toMatch(/:root\{[^}]*--color-accent:#1f5c3a.*\[data-theme=dark\]\{--color-accent:#8ecba4/);
    expect(style).toContain('font-family:"Bodoni Moda"');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(text).toContain('<meta property="og:site_name" content="Fold &amp; Hem" />');
    expect(text).toContain('"name":"Fold & Hem"');
    const home = (await openPage('/')).text;
    expect(home).toContain('<title>Welcome to Fold &amp; Hem,');
    expect(home).toContain('"@type":"OnlineStore","name":"Fold & Hem"');
    const about = await request(shop.app.server).get('/api/content/about-us').expect(200);
    expect(about.body.data.html).toContain('Fold &amp; Hem is a platform');
  });

  it('changes the ETag of a cached page', async () => {
    const { etag = '' } = (await openPage()).headers;
    await request(shop.app.server).get('/about').set({ Accept: 'text/html', 'If-None-Match': etag }).expect(304);

    await publish({ imprint: 'Ada Lovelace, Bath' });

    await request(shop.app.server).get('/about').set({ Accept: 'text/html', 'If-None-Match': etag }).expect(200);
  });

  it('cannot break out of the style or the settings in pages', async () => {
    await publish({ name: '</script><b>', imprint: '</style><script>' });

    const { text } = await openPage();
    expect(text).not.toContain('</script><b>');
    expect(text).not.toContain('</style><script>');
  });

  it('does not override the environment', async () => {
    await publish({ mail_from: 'Other <other@shop.test>' });

    expect(shop.app.identity().mail_from).toBe('Set <set@shop.test>');
  });

  it('can be reverted to the version before', async () => {
    await post('withdraw', { key: 'identity', what: 'live' }).expect(200);

    expect((await openPage('/')).text).toContain('<title>Welcome to Wearfolio');
  });
});
