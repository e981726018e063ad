import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@wearfolio/contracts/settings';
import { translateIn } from '@wearfolio/messages/translate';
import { describe, expect, it } from 'vitest';
import { withFallback } from './without-script.ts';

const built = readFileSync(join(import.meta.dirname, '..', '..', '..', 'web', 'index.html'), 'utf8');
const settings = { shop: { name: 'Mode & More' }, market: 'de' } as Settings;

describe('a page without JavaScript', () => {
  it('has the name of the shop, links within its market, and all texts in its language', () => {
    const shown = /<noscript>.*<\/noscript>/s.exec(withFallback(built, settings, 'de'))?.[0] ?? '';
    const t = translateIn('de');

    expect(shown).toContain('>Mode &amp; More</a>');
    expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/de/',
      '/de/shop/new',
      '/de/shop/sale',
      '/de/brand',
      '/de/',
    ]);
    expect([...shown.matchAll(/(?<=>)[^<>]*\w[^<>]*(?=<)/g)].map(([text]) => text)).toEqual([
      'Mode &amp; More',
      ...[t('titles.newIn'), t('titles.sale'), t('titles.brands'), t('shell.needsScript'), t('shell.withoutScript')],
    ]);
    expect(shown).toContain(`aria-label="${t('shell.menu')}"`);
  });
});
