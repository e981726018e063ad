// cspell:ignore Ŵééļçóóḿéé ţóó: accented English
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('is never a pseudo-language in production', async () => {
    const open = await startTestApp({ isProduction: true });

    expect(await textAt(open, '/?locale=en-XA')).toContain('<html lang="en">');
    await open.app.close();
  });
});
