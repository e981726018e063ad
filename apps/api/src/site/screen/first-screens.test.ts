import { brotliDecompressSync } from 'node:zlib';
import type { RenderScreen, Screen } from '@wearfolio/contracts/first-screen';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { withScreen } from '../page-html.ts';
import { firstScreens } from './first-screens.ts';
import { keepPages } from './kept-pages.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';

const settings = {
  shop: { name: 'Wearfolio', logo: null, logoDark: null, imprint: '', currency: 'USD' },
  googleClientId: null,
  googleScriptUrl: '',
  socialUrls: [],
  analyticsUrl: null,
  hasTerms: false,
  pages: [],
  pricesIncludeVat: false,
  collections: {},
};
const html =
  '<head><title>A</title></head><body><div id="root"></div><noscript>Needs JavaScript</noscript><p>$& stays</p></body>';

const open = (render: RenderScreen | null, time?: RenderBudget) => {
  const metrics = new Registry();
  const errors: unknown[] = [];
  const screens = firstScreens({ render, metrics, onError: (error) => errors.push(error), time });
  const ask = async (url: string, tag = 'W/"1"') => {
    const page = await screens({ html, tag, isDataLate: url !== '/b' }, { url, firstData: {}, settings, locale: 'en' });
    if (page) expect(brotliDecompressSync(page.brotli)).toEqual(page.whole);
    return page && String(page.whole);
  };
  const counted = async () => {
    const [figure] = await metrics.getMetricsAsJSON();
    return Object.fromEntries((figure?.values ?? []).map(({ labels, value }) => [labels.result, value]));
  };
  return { ask, counted, errors };
};

const accents = '<link rel="preload" as="font" crossorigin href="/assets/instrument-sans-accents-a1.woff2" />';

describe('withScreen', () => {
  it.each([
    ['Größe', true],
    ['Size · “M” – 10 €', false],
  ])('for %o, preloads the font of accents: %o', (text, isPreloaded) => {
    const page = html.replace('<title>', `${accents}<title>`);

    expect(withScreen(page, { head: '', body: text }, null).includes(accents)).toBe(isPreloaded);
  });
});

describe('firstScreens', () => {
  it('renders a page once while its content stays the same', async () => {
    let count = 0;
    const render = async (): Promise<Screen> => {
      count += 1;
      return { head: '<meta name="a">', body: `<h1>$& ${count}</h1>` };
    };
    const { ask, counted } = open(render);

    const first = await ask('/a');

    expect(first).toBe(
      '<head><title>A</title><meta name="a"></head><body><div id="root"><h1>$& 1</h1></div><p>$& stays</p></body>',
    );
    expect(await ask('/a')).toBe(first);
    const [second, same] = await Promise.all([ask('/b'), ask('/b')]);
    expect(second).toContain('$& 2');
    expect(same).toBe(second);
    expect(await ask('/a', 'W/"2"')).toContain('$& 3');
    expect(await counted()).toEqual({ kept: 2, rendered: 3 });
  });

  it('sends the page without it when rendering fails or is unavailable', async () => {
    const { ask, counted, errors } = open(() => Promise.reject(new Error('Broken')));

    expect(await ask('/a')).toBeNull();
    expect(errors).toEqual([new Error('Broken')]);
    expect(await counted()).toEqual({ failed: 1 });
    expect(await open(null).ask('/a')).toBeNull();
  });
});

describe('firstScreens of a busy shop', () => {
  it('sends uncached pages without it, and counts them', async () => {
    let isLeft = true;
    const { ask, counted } = open(async () => ({ head: '', body: 'A' }), {
      isLeft: () => isLeft,
      spend: () => undefined,
    });
    await ask('/a');
    isLeft = false;

    expect(await ask('/a')).toContain('>A<');
    expect(await ask('/b')).toBeNull();
    expect(await counted()).toEqual({ rendered: 1, kept: 1, busy: 1 });
  });
});

/** Plus an address of two bytes. */
const pageOf = (bytes: number) => ({ whole: Buffer.alloc(bytes - 3), brotli: Buffer.alloc(1) });

describe('keepPages', () => {
  it('stays within its limit by evicting the least recently used page', () => {
    const pages = keepPages(10);
    for (const address of ['/a', '/b']) pages.keep(address, { tag: '1', page: pageOf(5) });
    pages.find('/a', '1');
    pages.keep('/c', { tag: '1', page: pageOf(5) });

    expect(['/a', '/b', '/c'].map((address) => pages.find(address, '1') !== null)).toEqual([true, false, true]);
    expect(pages.find('/a', '2')).toBeNull();
    pages.keep('/d', { tag: '1', page: pageOf(11) });
    expect(['/a', '/c', '/d'].map((address) => pages.find(address, '1'))).toEqual([null, null, null]);
  });
});

describe('createRenderBudget', () => {
  it('lets rendering take a quarter of the time after the first second', () => {
    let now = 0;
    const time = createRenderBudget(() => now);
    expect(time.isLeft()).toBe(true);
    time.spend(1300);
    expect(time.isLeft()).toBe(false);
    now += 1100;
    expect(time.isLeft()).toBe(false);
    now += 200;
    expect(time.isLeft()).toBe(true);
  });
});
