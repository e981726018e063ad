import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHomeContent, textPages } from '@wearfolio/contracts/home';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import { homePage, type SectionOf } from '@wearfolio/contracts/home/home-sections';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
let writes = 0;
const logLines: string[] = [];

const get = (path: string) => request(shop.app.server).get(path);
const readHome = async () => (await get(getHomeContent.url).expect(200)).body.data;
const sectionsOf = async <Kind extends 'slides' | 'tiles' | 'scenes'>(kind: Kind): Promise<SectionOf<Kind>[]> =>
  (await readHome()).sections.filter((section: { kind: string }) => section.kind === kind);

const standardFile = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'standard', 'home.json');
/** A copy of our home page file. */
const ours: HomeFile = JSON.parse(readFileSync(standardFile, 'utf8'));

/** A product of the demo shop, whose stores end in `.example`. */
const addDemoProduct = async ({ db }: TestApp): Promise<void> => {
  const [store, brand, color] = [await addStore(db, 'Demo'), await addBrand(db, 'Ostra'), await addColor(db, 'Red')];
  const categories = await addCategories(db, 'Women/Shoes/Boots');
  const place = { store, brand, colors: [color], categories };
  await addProduct(db, { ...place, name: 'Boot', productUrl: 'https://store.example/boot' });
  await publishAll(shop);
};

const readText = async (page: string) => (await get(`/api/content/${page}`).expect(200)).body.data.html;

/** Writes a content file. Some file systems store seconds, so each write is dated a minute later. */
const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  writes += 1;
  utimesSync(path, new Date(), new Date(Date.UTC(2026, 0, 1, 0, writes)));
};

const remove = (name: string) => rmSync(join(folder, name), { force: true });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wearfolio-content-'));
  shop = await startTestApp({ contentDir: folder }, logLines);
  await addDemoProduct(shop);
});
afterAll(async () => {
  await shop.app.close();
  rmSync(folder, { recursive: true });
});

describe('GET /api/content/home', () => {
  it("returns the built-in content for the demo shop without an operator's file", async () => {
    const content = await readHome();

    expect(homePage.parse(content)).toEqual(content);
    expect(content.sections.map(({ kind, title }: { kind: string; title?: string }) => title ?? kind)).toEqual([
      'Brands',
      'Shop The Newest Finds',
      'choice',
      'The Summer Shop',
      "People's Favourite Products",
      'Tropical Glow',
      'New Arrivals',
    ]);
    const [tiles] = await sectionsOf('tiles');
    expect(tiles?.tiles.map(({ name, href }) => [name, href])).toEqual([
      ['Breezy Tops', '/shop/category/Breezy%20Tops'],
      ['Poolside Fits', '/shop/category/Poolside%20Fits'],
      ['Beach & Straw Bags', '/shop/category/Beach%20%26%20Straw%20Bags'],
      ['Chill Shorts', '/shop/category/Chill%20Shorts'],
      ['Trendy Sandals', '/shop/category/Trendy%20Sandals'],
    ]);
    expect((await sectionsOf('scenes')).map(({ scenes }) => scenes.length)).toEqual([3, 2]);
    const [banner] = await sectionsOf('slides');
    expect(banner?.slides.map(({ art }) => art)).toEqual(ours.slides.map(({ picture }) => ({ picture })));
  });

  it("follows the operator's file while the shop runs, and falls back when it is removed", async () => {
    const before = await readHome();

    write('home.json', JSON.stringify({ ...ours, tropicalGlow: { ...ours.tropicalGlow, title: 'Winter Glow' } }));
    expect((await sectionsOf('scenes')).map(({ title }) => title)).toEqual(['Winter Glow', 'New Arrivals']);
    remove('home.json');
    expect(await readHome()).toEqual(before);
  });

  it('keeps the last valid content when a change is invalid', async () => {
    const theirs = { ...ours, summerShop: { title: 'The Snow Shop', tiles: [] } };
    write('home.json', JSON.stringify(theirs));
    const good = await readHome();
    expect((await sectionsOf('tiles')).map(({ title }) => title)).toEqual(['The Snow Shop']);

    for (const broken of [
      '{"slides": [',
      'null',
      JSON.stringify({ ...theirs, slides: 'none' }),
      JSON.stringify({ ...theirs, slides: [{ ...theirs.slides[0], explore: 'javascript:alert(1)' }] }),
      JSON.stringify({ ...theirs, slides: [{ ...theirs.slides[0], explore: '//evil.test' }] }),
    ]) {
      write('home.json', broken);
      expect(await readHome()).toEqual(good);
    }
    remove('home.json');
  });

  it('is revalidated by ETag', async () => {
    const { headers } = await get(getHomeContent.url).expect(200);

    await get(getHomeContent.url).set('If-None-Match', String(headers.etag)).expect(304);
  });
});

describe('the pictures of the home page', () => {
  /** The missing pictures in the log. */
  const missed = (): string[] => logLines.flatMap((line) => JSON.parse(line).missing ?? []);

  const withPicture = (src: string): string => {
    const [slide] = ours.slides;
    // All its other pictures are external, so only this one can be missing.
    const elsewhere = JSON.stringify({ ...ours, slides: [slide] }).replace(
      /"src":"[^"]*"/g,
      '"src":"https://img.test/1.jpg"',
    );
    const content = JSON.parse(elsewhere);
    content.slides[0].picture.src = src;
    logLines.length = 0;
    return JSON.stringify(content);
  };

  it("can be in the operator's folder, which the shop serves without a restart", async () => {
    await get('/content/pictures/hero.jpg').expect(404);
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(join(folder, 'pictures', 'hero.jpg'), 'jpeg');
    write('home.json', withPicture('/content/pictures/hero.jpg?v=2'));

    await readHome();

    expect(missed()).toEqual([]);
    const { headers } = await get('/content/pictures/hero.jpg').expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([
    '/content/pictures/no-hero.jpg',
    '/content/hero.jpg',
    '/hero.jpg',
    '/content/pictures/../pictures/hero.jpg',
    '/content/pictures/notes.txt',
    '/pictures/banner-9-1600.avif',
  ])('are logged when missing, and the page stays: %s', async (src) => {
    writeFileSync(join(folder, 'pictures', 'notes.txt'), 'mine');
    write('home.json', withPicture(src));

    const [banner] = await sectionsOf('slides');

    expect(banner?.slides[0]?.art).toMatchObject({ picture: { src } });
    expect(missed()).toEqual([`slides.0.picture.src ${src}`]);
  });

  it.each(['notes.txt', '../home.json', '..%2fhome.json', '%2e%2e%2fhome.json', '.hidden.jpg', ''])(
    'are the only files served from that folder: not %j',
    async (name) => {
      writeFileSync(join(folder, 'pictures', '.hidden.jpg'), 'hidden');

      const { statusCode } = await shop.app.inject({ method: 'GET', url: `/content/pictures/${name}` });

      expect([400, 404]).toContain(statusCode);
    },
  );
});

describe('GET /api/content/:page', () => {
  it('returns our text about us, and none for what only the operator can write', async () => {
    const [aboutUs, ...others] = await Promise.all(textPages.map(readText));

    expect(aboutUs.match(/<p>/g).length).toBeGreaterThanOrEqual(4);
    expect(others).toEqual([null, null, expect.stringContaining('Nobody can pay'), expect.stringContaining('WCAG')]);
  });

  it("returns the operator's text, sanitized", async () => {
    write('privacy-policy.html', '<h1>What we keep</h1><p onclick="alert(1)">Little.</p><script>alert(1)</script>');

    expect(await readText('privacy-policy')).toBe('<h2>What we keep</h2><p>Little.</p>');
  });

  it('keeps the last text that has words', async () => {
    write('terms.html', '<p>Be kind.</p>');
    expect(await readText('terms')).toBe('<p>Be kind.</p>');

    write('terms.html', '<script>alert(1)</script>');
    expect(await readText('terms')).toBe('<p>Be kind.</p>');
  });

  it('returns 404 for any other name', async () => {
    expect((await get('/api/content/passwd').expect(200)).body.data).toEqual({ html: null, title: null });
    await get('/api/content/..%2f..%2f.env').expect(400);
    expect((await get('/api/content/constructor').expect(200)).body.data).toEqual({ html: null, title: null });
  });
});
