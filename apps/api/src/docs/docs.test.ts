import { describedCalls } from '@wearfolio/contracts/reference';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { malformedAddress } from '../edge/address.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

type Operation = { operationId: string };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

/** The routes that the server itself says it has, as `GET /api/health`, from its drawing of them as a tree. */
const routesOf = (drawing: string): string[] => {
  const parents: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─\s]*)(\S+)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? '') + part;
    parents[depth] = path;
    return (methods ?? '').split(', ').flatMap((method) => (method ? [`${method} ${path}`] : []));
  });
};

describe('/docs', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.app.close());

  it('describes every route below /api that the server has, and no other', async () => {
    const { body } = await request(shop.app.server).get('/docs/openapi.json').expect(200);
    const { paths, openapi } = body as Document;

    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const mounted = routesOf(shop.app.printRoutes({ commonPrefix: false })).filter(
      (route) => /^(GET|POST|PUT|PATCH|DELETE) \/api\//.test(route) && !route.endsWith(malformedAddress),
    );

    expect(openapi).toBe('3.1.0');
    expect(mounted.length).toBeGreaterThan(30);
    expect(described.sort()).toEqual(mounted.sort());
  });

  it('names every operation once', async () => {
    const { body } = await request(shop.app.server).get('/docs/openapi.json');
    const ids = Object.values((body as Document).paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows people the same, without a script', async () => {
    const { text } = await request(shop.app.server)
      .get('/docs')
      .expect(200)
      .expect('Content-Type', /text\/html/);
    await request(shop.app.server)
      .get('/docs/reference.css')
      .expect(200)
      .expect('Content-Type', /text\/css/);

    for (const { endpoint, summary } of describedCalls) {
      expect(text).toContain(endpoint.url.replace(/:(\w+)/g, '{$1}'));
      expect(text).toContain(summary.split("'")[0]);
    }
    expect(text).not.toMatch(/<script|style=/);
  });
});
