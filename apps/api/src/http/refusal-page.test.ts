// cspell:ignore Diese Seite gerade nicht verfügbar Shop viel los Noch einmal versuchen: German
import { say } from '@wearfolio/messages/said';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError, RequestRefused } from './errors.ts';

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

const busy = async () => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  for (const path of ['/', '/api/things'])
    app.get(path, async () => {
      throw new RequestRefused(503, 'Busy & <late>', undefined, 7);
    });
  await app.ready();
  return app;
};

describe('a request that the server refuses', () => {
  it('gets a page in a browser, which needs nothing else from the server', async () => {
    const app = await busy();

    const reply = await app.inject({ url: '/', headers: { accept: page } });

    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['retry-after']).toBe('7');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(reply.body).toContain('Busy &amp; &lt;late&gt;');
    expect(reply.body).not.toMatch(/<script|<link|<img/);
    await app.close();
  });

  it('gets it in the language of the page', async () => {
    const app = Fastify();
    app.decorateRequest('locale', 'de');
    app.setErrorHandler(answerError);
    app.get('/', async () => {
      throw new RequestRefused(503, say('replies.shopBusy'));
    });

    const { body } = await app.inject({ url: '/', headers: { accept: page } });

    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Diese Seite ist gerade nicht verfügbar');
    expect(body).toContain('Im Shop ist gerade viel los');
    expect(body).toContain('>Noch einmal versuchen<');
    await app.close();
  });

  it.each([
    ['/', 'application/json'],
    ['/', undefined],
    ['/api/things', page],
  ])('gets JSON for %s with Accept %s', async (url, accept) => {
    const app = await busy();

    const reply = await app.inject({ url, headers: accept ? { accept } : {} });

    expect(reply.json()).toEqual({ message: 'Busy & <late>' });
    await app.close();
  });
});
