import { describe, expect } from 'vitest';
import { it } from '../testing/journey.ts';
import { cards } from '../testing/listing.ts';

// All other tests fail if a page violates the policy, because the console reports it. This test checks that it does.
describe('the Content-Security-Policy', () => {
  it('blocks what an injection could add, and reports it in the console', async ({ openBlank }) => {
    const page = await openBlank({ forgives: /Content Security Policy/ });
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto('/browse/women');
    await cards(page).first().waitFor();
    expect(told).toEqual([]);

    await page.evaluate(async () => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.documentElement.dataset.kept = `${document.documentElement.dataset.kept ?? ''} ${effectiveDirective}`;
      });
      const plant = (name: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(name);
        for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
        element.textContent = text;
        document.body.append(element);
      };
      plant('script', {}, 'globalThis.planted = "inline"');
      plant('script', { src: 'https://evil.test/x.js' });
      plant('style', {}, 'body { background: red }');
      plant('link', { rel: 'stylesheet', href: 'https://evil.test/x.css' });
      plant('iframe', { src: 'https://evil.test/' });
      plant('object', { data: 'https://evil.test/x.swf' });
      plant('img', { src: 'data:,x', onerror: 'globalThis.planted = "handler"' });
      plant('a', { href: 'javascript:globalThis.planted = "link"', id: 'planted-link' }, 'x');
      document.getElementById('planted-link')?.click();
      await fetch('https://evil.test/').catch(() => undefined);
      plant('form', { action: 'https://evil.test/', id: 'planted-form' });
      const form = document.getElementById('planted-form');
      if (form instanceof HTMLFormElement) form.submit();
      const base = Object.assign(document.createElement('base'), { href: 'https://evil.test/' });
      document.head.append(base);
    });

    const keptOut = (): Promise<string> => page.evaluate(() => document.documentElement.dataset.kept ?? '');
    const directives = [
      'script-src-elem',
      'script-src-attr',
      'style-src-elem',
      'frame-src',
      'object-src',
      'connect-src',
    ];
    for (const directive of [...directives, 'form-action', 'base-uri']) {
      await expect.poll(keptOut).toContain(directive);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'planted'))).toBeUndefined();
    await expect.poll(() => told.join('\n')).toContain('Content Security Policy');
    expect(new URL(page.url()).pathname).toBe('/browse/women');
  });
});
