import { describe, expect } from 'vitest';
import { it } from '../testing/journey.ts';

describe('the installed shop', () => {
  it('has a manifest that the page links and the browser accepts', async ({ open }) => {
    const page = await open('/about');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');

    const reply = await page.request.get(href ?? '');
    expect(reply.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');

    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Wearfolio', start_url: '/', display: 'standalone' });
  });

  it('has icons of the stated sizes', async ({ open }) => {
    const page = await open('/about');
    const manifest = await (await page.request.get('/icons/manifest.webmanifest')).json();
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    const icons: { src: string; sizes: string }[] = [...manifest.icons, { src: touchIcon, sizes: '180x180' }];

    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect.soft(size, src).toBe(sizes);
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', '180x180']);
  });
});
